import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** No socket can have this address, so nobody outside can pass for the server itself. */
const IN_PROCESS = 'in-process'

/** Whether the server itself asks: such calls aren't counted against anybody. */
export const isInProcess = (request: IncomingMessage): boolean => request.socket.remoteAddress === IN_PROCESS

/** Calls an endpoint of this server without a socket: the same checks, the same reply. */
export const callInProcess = (app: FastifyInstance, options: Omit<InjectOptions, 'remoteAddress'>) =>
  app.inject({ ...options, remoteAddress: IN_PROCESS })
