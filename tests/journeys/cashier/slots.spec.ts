import { expect, test } from '../fixtures.ts'
import { cashier } from '../drivers/cashier.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block } from '../drivers/shop.ts'

/** To be paid for three days. */
const OPEN = '90000301'

const note = (id: string, words: string) => ({
  ...{ id, widget: 'rich-text', props: { parts: [{ paragraphs: [words] }] } },
})

test('an operator puts blocks around the cashier, which read what it shows and never stand in its way', async ({
  page,
  gate,
  ownShop: { shop, pages },
}) => {
  gate.allow(/404/)
  const slots = {
    top: [note('tip', "还要付 {{ string(screen.left) }} 元，{{ screen.state == 'open' ? '付完出码' : '再付一次' }}")],
    notes: [note('lost', '{{ goods.goods_name }}'), note('help', '付款遇到问题请打前台电话')],
  }
  const data = { goods: { from: 'goodsDetail', with: { productId: '{{ screen.productCode }}-none' } } }
  const versions = { page: 1, 'rich-text': 1 }
  await pages.write('cashier.json', JSON.stringify({ versions, data, slots }))
  await loginAs(page, '900003', shop.url)
  const { open, amount, pay, goToCompany, bank, result } = cashier(page, shop.url)
  const html = async () => (await page.request.get(`${shop.url}/tc-fostay/cashier/${OPEN}`)).text()
  await expect.poll(html).toContain('付完出码')
  await open(OPEN)
  await expect(block(page, 'tip')).toHaveText(/还要付 [\d.]+\s元，付完出码/)
  expect(await shop.refused()).toEqual({})
  await expect(block(page, 'lost')).toContainText('这里暂时没能加载出来')
  await expect(block(page, 'help')).toBeVisible()
  await expect(amount).toContainText('剩余支付时间')
  await expect(pay).toBeVisible()
  await goToCompany()
  await bank('确认付款').tap()
  await expect(result).toContainText('支付成功')
})
