/** Where the process stands; shared by the server socket, /readyz and the shutdown. */
export interface Lifecycle {
  draining: boolean
}
