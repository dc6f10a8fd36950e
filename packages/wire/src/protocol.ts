/** Protocol version of the live channel. Client and server must have the same one. */
export const PROTOCOL = 1
export const SUBPROTOCOL = `heptapolis.${PROTOCOL}`

/** Everything of the server lies under this; the live channel is one address in it. */
export const API = '/api/v1'
export const LIVE = `${API}/live`
