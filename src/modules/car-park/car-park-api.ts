import { platesOf } from '../../domain/car-plate.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { LATE_REMOVED, LATE_SAVED } from './messages.ts'

/** Somebody at the gate, and the plates that they registered. */
export interface Guest {
  /** In the house. */
  readonly isGuest: boolean
  /** In a suite, and so may add a plate. */
  readonly isSuite: boolean
  readonly plates: readonly string[]
  /** What the shop says to who is no guest. */
  readonly note?: string
}

/** What the blocks in the slots may know of them. */
export const publishedOf = ({ isGuest, isSuite, plates }: Guest) => ({ isGuest, isSuite, plates: plates.length })

interface PlatesReply {
  readonly data: {
    readonly result: { readonly id?: string; readonly isSuite: boolean; readonly carNum: string }
    readonly toast?: string
  }
}

interface SavedReply {
  readonly data: { readonly toast?: string }
}

/** The resort: the one merchant that has a car park. */
export const merchantId = '1'

function guestOf({ data: { result, toast } }: PlatesReply): Guest {
  const guest = { isGuest: result.id !== undefined, isSuite: result.isSuite, plates: platesOf(result.carNum) }
  return toast === undefined ? guest : { ...guest, note: toast }
}

/** The calls of the car park (B7). Each rejects with a CallProblem. */
export function carParkApi({ call }: ScreenTools) {
  return {
    guest: () => call('carPlates', { merchantId }).then((reply) => guestOf(reply as PlatesReply)),
    /**
     * Registers a plate.
     * @param was the one whose place it takes; empty: it is one more
     * @returns the shop's own words, when it has some
     */
    async save(plate: string, was: string): Promise<string | undefined> {
      const args = { merchantId, carNums: plate, ...(was !== '' && { carNum: was }) }
      const reply = await call(was === '' ? 'addCarPlate' : 'saveCarPlate', args, '表单提交中', LATE_SAVED)
      return (reply as SavedReply).data.toast
    },
    async remove(plate: string): Promise<void> {
      await call('deleteCarPlate', { merchantId, carNums: plate }, '删除中...', LATE_REMOVED)
    },
  }
}
