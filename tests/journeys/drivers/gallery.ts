import type { Page } from '@playwright/test'

/** The gallery of widgets, as a developer sees it. */
export function gallery(page: Page) {
  /** The examples are alive once React has taken the tree over. */
  const alive = () =>
    page.waitForFunction(() => {
      const root = document.getElementById('root')
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    })
  return {
    alive,
    async open(theme = 'lantu') {
      await page.goto(`/studio/gallery?theme=${theme}`)
      await alive()
    },
    widgets: page.getByRole('main').locator('section[id]'),
    examples: page.locator('[data-example]'),
    example: (name: string) => page.locator(`[data-example="${name}"]`),
    broken: page.getByText('这个示例出错了'),
  }
}
