import type { Example } from '../../src/kit/widget.ts'
import type { CustomerServiceProps } from './props.schema.ts'

const company = { companyId: '560', companyName: '澜途度假', csCode: 'LT560' }

export const examples: readonly Example<CustomerServiceProps>[] = [
  { name: '只有电话', props: { service: { ...company, tel: '400-810-0560' } } },
  {
    name: '电话和在线',
    props: {
      service: {
        ...company,
        tel: '400-810-0560',
        telTip: '工作时间：周一至周五 08:30~20:00',
        serviceMode: 1,
        mqAppKey: 'lantu-560',
      },
      from: 'lantu',
      text: '咨询',
    },
  },
  { name: '只有在线', props: { service: { ...company, mqAppKey: 'lantu-560' } } },
  { name: '没有客服', props: { service: company } },
  {
    name: '很长的文字',
    props: {
      service: {
        ...company,
        companyName: '澜途月牙湾海景度假酒店与珊瑚海水世界联合运营管理有限公司',
        tel: '0086-898-8810-0560 转 8001',
        telTip: '工作时间：周一至周日 09:00~21:00，法定节假日与台风预警期间二十四小时有人值守',
        serviceMode: 2,
      },
    },
  },
]
