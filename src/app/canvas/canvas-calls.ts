import { type BrowserCalls } from '../../api/call.ts'
import { sendMallCall } from '../../api/mall-call.ts'
import type { CallShape } from '../../../schemas/page/plan.ts'
import { CANVAS_HEADER } from '../../../schemas/studio/canvas.ts'
import { CallProblem } from '../../kit/call.ts'
import { NOT_LOGGED_IN, failedCall } from '../../kit/failed-call.ts'

/** What an operator reads when something in the canvas would do what it says. */
const refused = () => new CallProblem('canvas-only-looks', '画布里只看不做：这一步没有发到商城')

const nameOf = ({ method, path }: CallShape) => `${method} ${path}`

interface CanvasCallParts {
  /** The calls that the page on the screen loads data by. */
  readonly data: () => readonly CallShape[]
  /** Told of what was refused. */
  readonly onRefused: (path: string) => void
}

/**
 * The calls of the canvas (rule C1): nobody's, with no login of this browser, and of those that only ask. All others end here; the server
 * refuses them by the header as well.
 */
export function canvasCalls({ data, onRefused }: CanvasCallParts): BrowserCalls {
  return {
    async call(shape, args, signal) {
      const asks = shape.method === 'GET' || data().some((one) => nameOf(one) === nameOf(shape))
      if (!asks) {
        onRefused(shape.path)
        throw refused()
      }
      if (shape.auth === 'required') throw failedCall(NOT_LOGGED_IN)
      const answer = await sendMallCall({ base: '', shape, args, headers: { [CANVAS_HEADER]: '1' }, signal })
      if (answer.problem) throw answer.problem
      return answer.reply
    },
    renewToken: async () => undefined,
  }
}
