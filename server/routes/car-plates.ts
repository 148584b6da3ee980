import type { FastifyInstance } from 'fastify'
import { plateList, platesOf } from '../../src/domain/car-plate.ts'
import { addPlates, deletePlates, findPlates, replacePlate } from '../equity/car-plates.ts'
import { findGuest, isInHouse, RESORT } from '../equity/guests.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import type { MallDeps } from './mall-deps.ts'

/** B5 */
const NOT_IN_HOUSE = '您不是入店客人 无法享受免费停车权益'

/** Free parking for guests in the house (B2.8, B5, B6, B7, B8). */
export function carPlateRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'carPlates', async ({ query, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const guest = query.merchantId === RESORT ? (await findGuest(db, memberId))?.guest : undefined
    if (!isInHouse(guest)) return { responseCode: '0', data: { result: nobody, toast: NOT_IN_HOUSE } }
    const carNum = plateList(await findPlates(db, memberId))
    const result = { id: memberId, isVehiclePage: true, isSuite: guest.isSuite, carNum }
    return { responseCode: '0', data: { result } }
  })
  contractRoute(app, 'addCarPlate', async ({ body: { merchantId, carNums }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    if (merchantId !== RESORT) return refused
    return replyOf(await addPlates(db, changeBy(viewer.memberId), platesOf(carNums)))
  })
  contractRoute(app, 'saveCarPlate', async ({ body: { merchantId, carNums, carNum }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    if (merchantId !== RESORT) return refused
    return replyOf(await replacePlate(db, changeBy(viewer.memberId), carNum, carNums))
  })
  contractRoute(app, 'deleteCarPlate', async ({ body: { merchantId, carNums }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    if (merchantId !== RESORT) return refused
    return replyOf(await deletePlates(db, changeBy(viewer.memberId), platesOf(carNums)))
  })
  const changeBy = (memberId: string) => ({ memberId, now: clock.now() })
}

const nobody = { isVehiclePage: false, isSuite: false, carNum: '' }
const refused = { responseCode: '1', data: {} }
const replyOf = (isDone: boolean) => (isDone ? { responseCode: '0', data: {} } : refused)
