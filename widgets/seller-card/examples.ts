import type { Example } from '../../src/kit/widget.ts'
import type { SellerCardProps } from './props.schema.ts'

const full: SellerCardProps = {
  name: '澜湾岛度假村',
  company: '澜途度假',
  logo: '/tc-fostay/media/bay-1',
  service: {
    companyId: '560',
    companyName: '澜途度假',
    csCode: 'LT560',
    tel: '0898-5500-0020',
    telTip: '周一至周日 09:00~21:00',
    mqAppKey: 'lantu-560',
  },
  address: '澜湾市澜湾岛环岛东路 1 号',
  to: '/storeInformation?storeId=10020',
}

export const examples: readonly Example<SellerCardProps>[] = [
  { name: '最少', props: { name: '云栖手作铺' } },
  { name: '都有', props: full },
  { name: '只有电话', props: { name: '白沙湾游艇码头', company: '白沙湾船务', tel: '0898-5500-0562' } },
  {
    name: '文字很长',
    props: {
      ...full,
      name: '澜途国际滨海旅游度假区月牙湾片区北岸旗舰度假村',
      company: '澜途度假（集团）酒店与度假村管理有限责任公司',
      address: '澜湾市澜湾岛环岛东路 1 号澜途国际滨海旅游度假区游客中心二层东侧',
      telTip: '每天 07:00~19:00，风浪大时改签请打电话',
    },
  },
]
