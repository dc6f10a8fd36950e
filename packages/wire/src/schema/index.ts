export { Command, Options, Terms } from './commands.ts'
export * from './http.ts'
export * from './messages.ts'
export { readClientMessage } from './read.ts'
