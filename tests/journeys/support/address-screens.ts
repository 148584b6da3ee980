import type { Page } from '@playwright/test'
import { block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

const answered = (page: Page) => page.getByRole('list', { name: '回答' }).waitFor()
const asked = (page: Page) => page.getByRole('heading', { name: '想得到您的资料' }).waitFor()
const listed = (page: Page) => page.getByText('还没有授权过别的应用').waitFor()
const suggested = (page: Page) => page.getByRole('list', { name: '大家常问' }).waitFor()
const open = (page: Page) => block(page, 'times').getByText('营业中').first().waitFor()

const request = '/authorization?partnerId=slow-town&returnTo=/sandbox/partner&state=slow-town'

/** Addresses of which the specification gives only the path (docs/addresses.md). */
export const addressScreens: readonly Screen[] = [
  { name: 'hotel-channel', path: '/hotelchannel' },
  { name: 'hotel-channel-place', path: '/hotelchannel?place=%E7%99%BD%E6%B2%99%E6%B9%BE' },
  { name: 'hotel-channel-nothing', path: '/hotelchannel?place=nowhere' },
  { name: 'campaign-baby', path: '/microVacation/throwingBaby' },
  { name: 'campaign-jvuo', path: '/ClubMedJVUO' },
  { name: 'club-med', path: '/ClubMed?from=clubmed&city=SHA&resort=100202' },
  { name: 'club-med-select', path: '/ClubMed/SelectAddress?city=SHA' },
  { name: 'station-city', path: '/stationCityInfo' },
  { name: 'station-city-unknown', path: '/stationCityInfo?city=nowhere', status: 404 },
  { name: 'store-time', path: '/tcshotel/storeTime?productId=100301', act: open },
  { name: 'store-time-none', path: '/tcshotel/storeTime?productId=100102' },
  { name: 'buypoi', path: '/buypoi/%E6%98%9F%E5%B1%BF%E6%B0%B4%E4%B8%96%E7%95%8C' },
  { name: 'buypoi-nothing', path: '/buypoi/%E6%97%A5%E8%90%BD%E9%9C%B2%E5%8F%B0' },
  { name: 'buypoi-unknown', path: '/buypoi/nowhere', status: 404 },
  { name: 'star-picks', path: '/startochoose' },
  { name: 'star-picks-new', path: '/startochooseNew?star=%E9%98%BF%E5%AE%81' },
  { name: 'hotel-pictures', path: '/tcshotel/imageView?productId=100301' },
  { name: 'hotelpackage-pictures', path: '/hotelpackage/imageview/810101' },
  { name: 'document', path: '/pdf-preview?file=resort-guide' },
  { name: 'document-unknown', path: '/pdf-preview?file=nothing' },
  { name: 'bridge-unknown', path: '/code-bridge?code=nothing', status: 404 },
  { name: 'self-service', path: '/independent?store=PARK', member: '900003' },
  { name: 'assistant', path: '/Assistant', act: suggested },
  { name: 'assistant-answer', path: '/Assistant?question=%E6%B5%AE%E6%BD%9C', act: answered },
  { name: 'authorization-request', path: request, member: '900003', act: asked },
  { name: 'authorization-refused', path: request.replace('slow-town', 'old-harbour'), member: '900003', status: 409 },
  { name: 'authorization-none', path: '/authorization', member: '900004', act: listed },
]
