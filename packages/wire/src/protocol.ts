/** The language of the live channel, by its version. Another number means that the two do not understand each other. */
export const PROTOCOL = 1
export const SUBPROTOCOL = `heptapolis.${PROTOCOL}`

/** Everything of the server lies under this; the live channel is one address in it. */
export const API = '/api/v1'
export const LIVE = `${API}/live`
