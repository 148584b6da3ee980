import { memberLevels, memberRates } from '../../schemas/domain/member-levels.ts'
import type { Member } from '../../schemas/domain/member.ts'

interface MemberSeed {
  readonly level: number
  readonly name: readonly [xing: string, ming: string]
  readonly gender: 0 | 1 | 2
  readonly phone: string
  readonly points: number
  readonly picture: string
  readonly scenario: string
}

// The price of each level in percent, the same as its discount on products (build/prices.ts).
function member(id: string, seed: MemberSeed, more: Partial<Member> = {}): Member {
  const [nameXing, nameMing] = seed.name
  return {
    id,
    phone: seed.phone,
    account: seed.phone || `wx_${id}`,
    level: seed.level,
    levelName: memberLevels[seed.level] ?? memberLevels[0],
    levelNew: seed.level,
    memberCode: `LTM${id}`,
    nameXing,
    nameMing,
    namech: `${nameXing}${nameMing}`,
    gender: seed.gender,
    iconurl: `/tc-fostay/media/${seed.picture}`,
    countryType: 1,
    integral: seed.points,
    vipRate: memberRates[seed.level] ?? 100,
    scenario: seed.scenario,
    ...more,
  }
}

const staying = { stayInStatus: true, isSuite: false, carNum: '', updateLevelFlag: false }

/** Guests at each outcome of the activation (A5, A6, A8): family name and last six of the id stand in the scenario. */
const guestsToBe: readonly Member[] = [
  member(
    '900014',
    {
      level: 1,
      name: ['苏', '念'],
      gender: 2,
      phone: '13800000014',
      points: 60,
      picture: 'cliff-2',
      scenario: '在住待激活的客人（苏，061523），激活后不升级',
    },
    { guest: { ...staying, status: 2, familyName: '苏', idLastSix: '061523' } },
  ),
  member(
    '900015',
    {
      level: 3,
      name: ['欧阳', '夏'],
      gender: 1,
      phone: '13800000015',
      points: 4310,
      picture: 'cliff-3',
      scenario: '在住待激活的金卡客人（欧阳，31247X），等级已高于银卡，激活后不升级',
    },
    { guest: { ...staying, status: 2, familyName: '欧阳', idLastSix: '31247X', updateLevelFlag: true } },
  ),
  member(
    '900016',
    {
      level: 1,
      name: ['程', '远'],
      gender: 1,
      phone: '13800000016',
      points: 330,
      picture: 'cliff-4',
      scenario: '已离店的客人（程，240917），不能激活',
    },
    { guest: { ...staying, status: 3, stayInStatus: false, familyName: '程', idLastSix: '240917' } },
  ),
  member(
    '900017',
    {
      level: 1,
      name: ['温', '晴'],
      gender: 2,
      phone: '13800000017',
      points: 80,
      picture: 'surf-1',
      scenario: '待激活但还没有入住（温，150322），不出现激活入口',
    },
    { guest: { ...staying, status: 2, stayInStatus: false, familyName: '温', idLastSix: '150322' } },
  ),
]

/** Guests with each right to register plates (B5, B9), beside the suite guest 900002. */
const guestsWithCars: readonly Member[] = [
  member(
    '900018',
    {
      level: 3,
      name: ['秦', '望海'],
      gender: 1,
      phone: '13800000018',
      points: 4200,
      picture: 'surf-2',
      scenario: '套房在住客人，已登记 3 个车牌，不能再添加',
    },
    {
      guest: {
        ...staying,
        ...{ status: 1, familyName: '秦', idLastSix: '180712', isSuite: true },
        carNum: '琼B2P06T,粤A8K12D8,京N5206学',
      },
    },
  ),
  member(
    '900019',
    {
      level: 1,
      name: ['罗', '一帆'],
      gender: 2,
      phone: '13800000019',
      points: 90,
      picture: 'lagoon-1',
      scenario: '套房在住客人，还没有登记车牌',
    },
    { guest: { ...staying, status: 1, familyName: '罗', idLastSix: '190305', isSuite: true } },
  ),
  member(
    '900020',
    {
      level: 2,
      name: ['唐', '知夏'],
      gender: 2,
      phone: '13800000020',
      points: 760,
      picture: 'bay-2',
      scenario: '在住客人，从套房换出，登记过 1 个车牌：能修改和删除，不能添加',
    },
    { guest: { ...staying, status: 1, familyName: '唐', idLastSix: '200828', carNum: '琼C66M18' } },
  ),
]

/** Members of every level (B3), guests of the resort in each state (A6), and those whom a rule treats apart. */
export const members: readonly Member[] = [
  member('900000', {
    level: 0,
    name: ['林', '小满'],
    gender: 2,
    phone: '13800000000',
    points: 0,
    picture: 'bay-1',
    scenario: '访客等级 0',
  }),
  member('900001', {
    level: 1,
    name: ['周', '以宁'],
    gender: 1,
    phone: '13800000001',
    points: 260,
    picture: 'bay-2',
    scenario: '普通会员 1，没有在住信息',
  }),
  member(
    '900002',
    {
      level: 2,
      name: ['沈', '书禾'],
      gender: 2,
      phone: '13800000002',
      points: 1880,
      picture: 'bay-3',
      scenario: '银卡会员 2，套房在住客人，可登记车牌',
    },
    { guest: { ...staying, status: 1, familyName: '沈', idLastSix: '12043X', isSuite: true, carNum: '琼A7D25K' } },
  ),
  member('900003', {
    level: 3,
    name: ['顾', '长风'],
    gender: 1,
    phone: '13800000003',
    points: 5620,
    picture: 'bay-4',
    scenario: '金卡会员 3',
  }),
  member('900004', {
    level: 4,
    name: ['叶', '知秋'],
    gender: 2,
    phone: '13800000004',
    points: 12800,
    picture: 'bay-5',
    scenario: '铂金会员 4',
  }),
  member('900005', {
    level: 5,
    name: ['陆', '行舟'],
    gender: 1,
    phone: '13800000005',
    points: 31500,
    picture: 'lagoon-1',
    scenario: '钻石会员 5，下单有钻石卡优惠',
  }),
  member('900006', {
    level: 6,
    name: ['江', '映雪'],
    gender: 2,
    phone: '13800000006',
    points: 86000,
    picture: 'lagoon-2',
    scenario: '黑卡会员 6',
  }),
  member(
    '900011',
    {
      level: 1,
      name: ['许', '安澜'],
      gender: 0,
      phone: '13800000011',
      points: 0,
      picture: 'lagoon-3',
      scenario: '在住待激活的客人（许，080816），激活后升级银卡',
    },
    { guest: { ...staying, status: 2, familyName: '许', idLastSix: '080816', updateLevelFlag: true } },
  ),
  member(
    '900012',
    {
      level: 2,
      name: ['何', '望舒'],
      gender: 2,
      phone: '13800000012',
      points: 940,
      picture: 'lagoon-4',
      scenario: '非套房在住客人，已经激活，不能登记车牌',
    },
    { guest: { ...staying, status: 1, familyName: '何', idLastSix: '230519' } },
  ),
  member(
    '900013',
    {
      level: 1,
      name: ['Chen', 'Leo'],
      gender: 1,
      phone: '',
      points: 120,
      picture: 'cliff-1',
      scenario: '没有绑定手机的国外会员',
    },
    { countryType: 2, namech: '陈立欧' },
  ),
  ...guestsToBe,
  ...guestsWithCars,
  member(
    '900031',
    {
      level: 1,
      name: ['方', '停云'],
      gender: 1,
      phone: '13800000031',
      points: 0,
      picture: 'surf-2',
      scenario: '停用的会员，不能下单',
    },
    { isDisabled: true },
  ),
  member('900041', {
    level: 1,
    name: ['温', '归舟'],
    gender: 1,
    phone: '13800000041',
    points: 60,
    picture: 'bay-2',
    scenario: '正在注销的会员：还有六天，登录后可以撤销',
  }),
  member('900042', {
    level: 1,
    name: ['苏', '浅予'],
    gender: 2,
    phone: '13800000042',
    points: 0,
    picture: 'bay-3',
    scenario: '没有订单的会员：可以注销；送出一张券，领过一张券',
  }),
  member('900043', {
    level: 1,
    name: ['宋', '行之'],
    gender: 1,
    phone: '13800000043',
    points: 0,
    picture: 'lagoon-1',
    scenario: '认证过企业邮箱的差旅会员：远帆科技，金卡价',
  }),
  member(
    '900090',
    {
      level: 1,
      name: ['方', '掌柜'],
      gender: 1,
      phone: '13800000090',
      points: 0,
      picture: 'old-town-1',
      scenario: '商家前台：在 /check-code 核销券码',
    },
    { staffOf: '560' },
  ),
  member(
    '900091',
    {
      level: 1,
      name: ['孟', '掌柜'],
      gender: 1,
      phone: '13800000091',
      points: 0,
      picture: 'old-town-2',
      scenario: '别的商家（561）的前台：不能核销 560 的券码',
    },
    { staffOf: '561' },
  ),
]
