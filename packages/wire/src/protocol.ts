/** Protocol version of the live channel. Client and server must have the same one. */
export const PROTOCOL = 1
export const SUBPROTOCOL = `heptapolis.${PROTOCOL}`

/** Prefix of all server addresses; the live channel is one of them. */
export const API = '/api/v1'
export const LIVE = `${API}/live`
