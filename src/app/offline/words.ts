import { shopClock } from '../../domain/dates.ts'

interface Look {
  readonly isOnline: boolean
  /** When the page on the screen was kept, in epoch ms; undefined: the network brought it. */
  readonly keptAt: number | undefined
  readonly isOrder: boolean
}

/** What stands over a page that is not fresh; undefined over one that is. */
export function offlineWords({ isOnline, keptAt, isOrder }: Look): string | undefined {
  if (keptAt === undefined) return isOnline ? undefined : '没有网络，现在不能下单和付款'
  const why = isOnline ? '暂时连不上' : '没有网络'
  const state = `这是 ${timeText(keptAt)} 的内容`
  return isOrder ? `${why}，${state}，券码可以出示` : `${why}，${state}，现在不能下单和付款`
}

/** 11月30日 09:05 */
function timeText(at: number): string {
  const [date = '', time = ''] = shopClock(at).split('T')
  const [, month, day] = date.split('-').map(Number)
  return `${month}月${day}日 ${time.slice(0, 5)}`
}
