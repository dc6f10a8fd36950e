export { House, type HouseOptions } from './house.ts'
export { buildServer, type ServerOptions } from './server.ts'
