import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { campaignSeeds, type CampaignSeed } from './campaign-seeds.ts'
import { component, linked, type ProductById, productCards } from './contents.ts'
import { row, ROWS } from './rows.ts'

/** The holidays of /microVacation and /ClubMedJVUO: for each its picture, its plan, and what can be bought for it; and the list of all. */
export function campaignComponents(productOf: ProductById): PageComponent[] {
  return [
    component('CAMPAIGN_ALL', '主题度假', '攻略', campaignSeeds.map(card)),
    component('YT3_THEMES', '首页主题', '攻略', [...campaignSeeds.map(card), ...others]),
    ...campaignSeeds.flatMap((seed) => ofCampaign(seed, productOf)),
  ]
}

/** What else has a theme of its own. */
const others = [
  story('theme-club', '俱乐部假期', '住、吃、玩和带娃，都在一个价里', 'banner-2', '/ClubMed'),
  story('theme-star', '星选', '住过的人推荐，好在哪里写在下面', 'dining-2', '/startochoose'),
]

const card = ({ code, title, line, picture, to, about }: CampaignSeed) => ({
  ...linked({ id: code, title, subtitle: line, picture, to }),
  contentInfo: { summary: line, author: about.author },
})

function ofCampaign(seed: CampaignSeed, productOf: ProductById): PageComponent[] {
  const { code, title, line, picture, about, plan, picks } = seed
  return [
    component(`${code}_HERO`, `${title} · 头图`, '图片', [
      { ...linked({ id: `${code}-hero`, title, subtitle: line, picture }), contentInfo: { summary: about.text } },
    ]),
    component(
      `${code}_PLAN`,
      `${title} · 行程`,
      ROWS,
      plan.map(([when, what], index) => row({ id: `${code}-plan-${index + 1}`, title: when, about: what })),
    ),
    component(`${code}_PICKS`, `${title} · 商品`, '商品列表', productCards(productOf, picks)),
  ]
}

function story(id: string, title: string, line: string, picture: string, to: string) {
  return { ...linked({ id, title, subtitle: line, picture, to }), contentInfo: { summary: line } }
}
