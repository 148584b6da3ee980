import { mediaUrl } from './pictures.ts'
import type { PartnerRecord } from './sandbox-content.ts'

/** Who may ask members for their data in the sandbox (B2.9 authorization). Each returns to the sandbox's partner desk. */
export const partners: readonly PartnerRecord[] = [
  {
    partnerId: 'tide-calendar',
    name: '潮汐日历',
    logo: mediaUrl('bay-2'),
    intro: '看潮、赶海、拍日落的时间表',
    scopes: ['profile', 'level'],
    returnAddresses: ['/sandbox/partner', 'https://tide.example/back?from=lantu'],
    secret: 'tide-sandbox-secret',
    isEnabled: true,
    scenario: '合作方要昵称、头像和等级',
  },
  {
    partnerId: 'slow-town',
    name: '慢镇旅行手账',
    logo: mediaUrl('old-town-1'),
    intro: '把住过的地方记成一本手账，到了古镇按手机号领一枚印章，名字长一些也写得下',
    scopes: ['profile', 'phone'],
    returnAddresses: ['/sandbox/partner'],
    secret: 'slow-town-sandbox-secret',
    isEnabled: true,
    scenario: '合作方要昵称、头像和手机号码',
  },
  {
    partnerId: 'old-harbour',
    name: '旧港积分',
    logo: mediaUrl('bay-4'),
    intro: '已经停止合作',
    scopes: ['phone'],
    returnAddresses: ['/sandbox/partner'],
    secret: 'old-harbour-sandbox-secret',
    isEnabled: false,
    scenario: '停用的合作方，不能授权',
  },
]
