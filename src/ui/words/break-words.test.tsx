// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { breakWords } from './break-words.ts'

const told = () => new Promise((next) => setTimeout(next))
const List = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name) => (
    <h3 key={name} data-words="">
      {name}
    </h3>
  ))

describe('names that the browser draws', () => {
  const root = document.createElement('div')
  const draw = (names: ReactNode) => render(names, { container: root.appendChild(document.createElement('div')) })
  beforeAll(() => breakWords(root))
  afterEach(cleanup)

  it('are marked where their lines may end, as the server marks them', async () => {
    const { container } = draw(<List names={['鹿鸣雪山三日滑雪套餐', '3 天 2 晚']} />)
    await told()
    expect(container.innerHTML).toBe(
      '<h3 data-words="">鹿鸣<wbr>雪山<wbr>三日<wbr>滑雪<wbr>套餐</h3><h3 data-words=""><span class="whole">3 天 2 晚</span></h3>',
    )
  })

  it('are marked anew when React writes another one, and when a list goes on', async () => {
    const { container, rerender } = draw(<List names={['鹿鸣雪山', '海湾']} />)
    await told()
    rerender(<List names={['沙滩海鲜大餐', '环礁泻湖', '白沙湾灯塔']} />)
    await told()
    expect([...container.children].map((name) => name.innerHTML)).toEqual([
      '沙滩<wbr>海鲜大餐',
      '环礁<wbr>泻湖',
      '白沙湾<wbr>灯塔',
    ])
  })

  it('that stood there before are marked too, and other texts never', async () => {
    const { container } = draw(<p>鹿鸣雪山</p>)
    container.insertAdjacentHTML('beforeend', '<b data-words="">鹿鸣雪山</b>')
    await told()
    expect(container.innerHTML).toBe('<p>鹿鸣雪山</p><b data-words="">鹿鸣<wbr>雪山</b>')
  })
})
