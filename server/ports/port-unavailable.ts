/** A service outside the shop isn't set up, or doesn't answer: the call that needs it is refused as under-maintenance (503). */
export class PortUnavailable extends Error {
  readonly statusCode = 503

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PortUnavailable'
  }
}
