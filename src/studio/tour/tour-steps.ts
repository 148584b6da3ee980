/** A step of the tour: what it says, and what of the screen it points at. */
export interface TourStep {
  readonly title: string
  readonly text: string
  /** A selector of what is meant; where it is not on the screen the step stands alone. */
  readonly at: string
}

/** What somebody must know who opens a page for the first time. */
export const tourSteps: readonly TourStep[] = [
  {
    title: '大纲：页面由区块叠成',
    text: '点一行就选中一个区块。拖动，或按 Alt 和上下键移动；“插入”里有每种组件的样子。',
    at: '[aria-label="大纲"]',
  },
  {
    title: '画布：就是商城本身',
    text: '点页面上的任何一处，就选中那个区块。上面可以换宽度，也可以用别的时间、会员等级来看。',
    at: '[aria-label="画布"]',
  },
  {
    title: '设置：选中什么就改什么',
    text: '改了马上看得到，自动保存成草稿，顾客还看不到。旁边是问题、每一步修改和发布过的版本。',
    at: '[aria-label="设置和检查"]',
  },
  {
    title: '改错了没关系',
    text: '撤销没有次数限制，重新打开也还能撤。标题下面一直写着保存了没有。',
    at: '[aria-label^="撤销"]',
  },
  {
    title: '看好了再发布',
    text: '“预览”给同事一个链接或二维码。发布前会检查，有问题发不出去；任何一版都能一键回退。按 Ctrl K 找到所有命令。',
    at: '[data-tour="publish"]',
  },
]
