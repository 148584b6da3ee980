import { expect, test } from './fixtures.ts'
import { memberPage } from './drivers/member.ts'
import { loginAs } from './drivers/sandbox.ts'
import { followRequests } from './support/quiet.ts'
import { outsideAddresses } from './support/outside-addresses.ts'
import { lookOn, pathNow, readOn, shopWalk } from './support/shop-walk.ts'
import { touchOn } from './support/touch-on.ts'

// It goes to some two hundred addresses.
test.describe.configure({ timeout: 900_000 })

const GOLD = '900003'

test('every address is reached from home and 我的 by links and buttons, but for those that are opened from outside', async ({
  page,
  request,
  gate,
}) => {
  // Some ways are a member's own: who is logged in after that one is refused what still stands on the screen.
  gate.allow(/\/capi\/(?:appointment|coupon)\//)
  gate.allow(
    / 404.*\/(?:preMethods|pre-booking-\w+|coupon-use|(?:order\/)?completeSubscribe|calendar|online\/preBooking)[/?]/,
  )
  gate.allow(/ 404.*\/(?:appointment-confirm|(?:do|unity)-pre-booking|presale\/order\/subscribe)[/?]/)
  const walk = shopWalk()
  walk.note('/', 'the beginning')
  walk.note('/?p=My', 'the beginning')
  await test.step('a visitor reads', () => readOn(walk, request, 'a visitor', 1))
  const mine = memberPage(page)
  await mine.open()
  await mine.logIn.first().tap()
  await page.waitForURL(/\/login\?/)
  walk.noteAll([pathNow(page)], 'a visitor: 我的')
  await page.setViewportSize({ width: 390, height: 6_000 })
  await loginAs(page, GOLD)
  followRequests(page)
  // What is gone through on the way to something is reached as well.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && walk.noteAll([pathNow(page)], 'touches'))
  await test.step('a member reads', () => readOn(walk, page.request, GOLD, 1))
  await test.step('a member looks', () => lookOn(walk, page, GOLD, 1))
  await touchOn(walk, page, GOLD)
  await test.step('a member looks again', () => lookOn(walk, page, GOLD, 1))
  await touchOn(walk, page, GOLD)
  expect.soft(walk.wrong, 'links that lead to nothing').toEqual([])
  const left = walk.left().map(({ path, query = {} }) => path + (query['p'] ? `?p=${query['p']}` : ''))
  expect(left.toSorted(), 'not reached').toEqual(outsideAddresses().toSorted())
})
