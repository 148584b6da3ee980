import type { Screen } from './screen.ts'

/** Guests in a suite with a plate, with three, with none; in no suite; a member who is no guest. */
const [SUITE, FULL, FRESH, ROOM, NOBODY] = ['900002', '900018', '900019', '900012', '900003']

export const carParkScreens: readonly Screen[] = [
  { name: 'car-park-entry', path: '/carParkEntry', member: SUITE },
  { name: 'car-park-list', path: '/carParkList', member: FULL },
  { name: 'car-park-list-empty', path: '/carParkList', member: FRESH },
  { name: 'car-park-list-room', path: '/carParkList', member: ROOM },
  { name: 'car-park-list-nobody', path: '/carParkList', member: NOBODY },
  { name: 'car-park-add', path: '/carParkAdd', member: FRESH },
  { name: 'car-park-add-full', path: '/carParkAdd', member: FULL },
  { name: 'car-park-edit', path: '/carParkEdit/%E7%B2%A4A8K12D8', member: FULL },
]
