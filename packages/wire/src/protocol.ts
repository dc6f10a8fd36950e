/** Version of the WebSocket protocol, which client and server must share, and the addresses of API and WebSocket. */
export const PROTOCOL = 1
export const SUBPROTOCOL = `heptapolis.${PROTOCOL}`

/** Prefix of all server addresses; the live channel is one of them. */
export const API = '/api/v1'
export const LIVE = `${API}/live`
