import { RenderRefused } from '../../ssr/render-limits.ts'

/** What is made, or that there is no room for it now. @throws whatever else the work throws */
export async function unlessBusy<Made>(make: () => Promise<Made>): Promise<Made | 'busy'> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof RenderRefused) return 'busy'
    throw error
  }
}
