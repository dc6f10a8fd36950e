/** How something is refused over plain HTTP: by a code alone. Whoever shows it has the words. */
import type { Problem } from '@heptapolis/engine/kernel'
import type { FastifyReply } from 'fastify'

export type Refuse = (reply: FastifyReply, problem: Problem) => FastifyReply
