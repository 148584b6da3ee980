import type { Scene } from './scene.ts'

/** product: card and tile sizes; banner: banner and card sizes; both: all; state: the small cards of empty and error pages. */
export type Sizes = 'product' | 'banner' | 'both' | 'state'

export interface Picture {
  /** File name before the size: `<name>-<w>x<h>.avif`. */
  name: string
  scene: Scene
  sizes: Sizes
  /** What is to be seen, for those who cannot see it. */
  alt: string
}

/** Every picture of the sandbox shop. */
export const pictures: readonly Picture[] = [
  // hotels, rooms, suites, villas
  {
    name: 'pool-villa-1',
    scene: { place: 'pool-villa', motif: 'infinity', time: 'golden', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '金色夕照下的无边泳池别墅，泳池尽头与海面相连',
  },
  {
    name: 'pool-villa-2',
    scene: { place: 'pool-villa', motif: 'courtyard', time: 'dusk', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '暮色中亮灯的两层泳池别墅，倒影落在庭院水面',
  },
  {
    name: 'pool-villa-3',
    scene: { place: 'pool-villa', motif: 'thatch', time: 'noon', weather: 'clouds', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '茅草凉亭旁的弯月形泳池，四周棕榈成荫',
  },
  {
    name: 'pool-villa-4',
    scene: { place: 'pool-villa', motif: 'hillside', time: 'dawn', weather: 'clear', foreground: 'none', seed: 5 },
    sizes: 'both',
    alt: '清晨粉紫色海湾边，层层别墅依山而建',
  },
  {
    name: 'pool-villa-5',
    scene: { place: 'pool-villa', motif: 'courtyard', time: 'noon', weather: 'clear', foreground: 'none', seed: 9 },
    sizes: 'product',
    alt: '正午蓝天下的白色泳池别墅，池水清澈',
  },
  {
    name: 'ocean-suite-1',
    scene: { place: 'ocean-suite', motif: 'bath', time: 'dusk', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '傍晚海景浴室，独立浴缸正对日落海面',
  },
  {
    name: 'ocean-suite-2',
    scene: { place: 'ocean-suite', motif: 'lounge', time: 'noon', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '通透的海景客厅，两组沙发面向蓝色海湾',
  },
  {
    name: 'ocean-suite-3',
    scene: { place: 'ocean-suite', motif: 'corner', time: 'golden', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '转角套房的日光榻，窗外是金色海面',
  },
  {
    name: 'ocean-suite-4',
    scene: { place: 'ocean-suite', motif: 'deck', time: 'noon', weather: 'clear', foreground: 'none', seed: 5 },
    sizes: 'product',
    alt: '水上套房的木露台，带私家泳池和躺椅',
  },
  {
    name: 'hotel-room-1',
    scene: { place: 'hotel-room', motif: 'bed', time: 'golden', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '暖阳洒入的海景大床房，床尾搭着绿色盖毯',
  },
  {
    name: 'hotel-room-2',
    scene: { place: 'hotel-room', motif: 'balcony', time: 'dawn', weather: 'clear', foreground: 'suitcase', seed: 2 },
    sizes: 'product',
    alt: '清晨的阳台房，躺椅和早餐小桌朝向大海',
  },
  {
    name: 'hotel-room-3',
    scene: { place: 'hotel-room', motif: 'family', time: 'noon', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '挂着彩旗的亲子家庭房，两张床之间坐着小熊',
  },
  {
    name: 'hotel-room-4',
    scene: { place: 'hotel-room', motif: 'attic', time: 'dusk', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '阁楼木屋客房，三角窗外是晚霞群山',
  },
  {
    name: 'hotel-room-5',
    scene: { place: 'hotel-room', motif: 'tatami', time: 'dawn', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '和式榻榻米客房，落地窗外是山色与红叶',
  },
  {
    name: 'palm-garden-1',
    scene: { place: 'palm-garden', motif: 'path', time: 'golden', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '棕榈夹道的花园小径，通向度假酒店大堂',
  },
  {
    name: 'palm-garden-2',
    scene: { place: 'palm-garden', motif: 'pavilion', time: 'dusk', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '暮色花园里的亮灯凉亭，石径两旁繁花盛开',
  },
  {
    name: 'lagoon-1',
    scene: { place: 'lagoon', motif: 'stilts', time: 'golden', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '夕阳下沿栈桥排开的水上屋，长尾船缓缓驶过',
  },
  // tickets
  {
    name: 'water-park-1',
    scene: { place: 'water-park', motif: 'slides', time: 'noon', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '三条彩色滑道从高塔飞入水上乐园泳池',
  },
  {
    name: 'water-park-2',
    scene: { place: 'water-park', motif: 'bowl', time: 'golden', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '紫色巨碗滑道与橙色滑梯，金色阳光下的水上乐园',
  },
  {
    name: 'water-park-3',
    scene: { place: 'water-park', motif: 'castle', time: 'noon', weather: 'clouds', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '水城堡的大水桶正在倾倒，孩子们坐着泳圈嬉水',
  },
  {
    name: 'water-park-4',
    scene: { place: 'water-park', motif: 'river', time: 'noon', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'both',
    alt: '漂流河从瀑布蜿蜒而来，遮阳伞立在两岸',
  },
  {
    name: 'aquarium-1',
    scene: { place: 'aquarium', motif: 'whale-shark', time: 'noon', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '一家人站在巨幕前，看鲸鲨从光束中游过',
  },
  {
    name: 'aquarium-2',
    scene: { place: 'aquarium', motif: 'jellyfish', time: 'night', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '紫色水母馆里，发光的水母缓缓漂浮',
  },
  {
    name: 'aquarium-3',
    scene: { place: 'aquarium', motif: 'tunnel', time: 'noon', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '海底隧道里，蝠鲼从头顶的水光中掠过',
  },
  {
    name: 'aquarium-4',
    scene: { place: 'aquarium', motif: 'reef', time: 'noon', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '海龟和小丑鱼游过色彩斑斓的珊瑚礁',
  },
  {
    name: 'theatre-1',
    scene: { place: 'theatre', motif: 'curtain', time: 'night', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '红幕舞台上，三位舞者在圆月前起舞',
  },
  {
    name: 'theatre-2',
    scene: { place: 'theatre', motif: 'acrobat', time: 'night', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '环形剧场里，杂技演员在金色圆环中翻飞',
  },
  {
    name: 'theatre-3',
    scene: { place: 'theatre', motif: 'lake', time: 'night', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '湖上实景演出，莲花舞台与古塔灯影相映',
  },
  {
    name: 'snow-slope-1',
    scene: { place: 'snow-slope', motif: 'lift', time: 'noon', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '晴日雪场，缆车越过雪坡，滑雪者飞驰而下',
  },
  {
    name: 'snow-slope-2',
    scene: { place: 'snow-slope', motif: 'summit', time: 'dawn', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '清晨云海之上的雪峰，一道滑痕通向山脊',
  },
  // play
  {
    name: 'surf-1',
    scene: { place: 'bay', motif: 'surf', time: 'dawn', weather: 'clear', foreground: 'surfboard', seed: 4 },
    sizes: 'product',
    alt: '清晨浪线层层涌来，一块冲浪板立在沙滩上',
  },
  {
    name: 'surf-2',
    scene: { place: 'bay', motif: 'surf', time: 'dusk', weather: 'clouds', foreground: 'surfboard', seed: 6 },
    sizes: 'product',
    alt: '晚霞映红层层海浪，傍晚的冲浪课即将开始',
  },
  {
    name: 'surf-3',
    scene: { place: 'bay', motif: 'surf', time: 'dawn', weather: 'clouds', foreground: 'surfboard', seed: 11 },
    sizes: 'product',
    alt: '太阳刚离开海面，桨板立在清晨的沙滩上',
  },
  {
    name: 'yacht-1',
    scene: { place: 'yacht', motif: 'sail', time: 'golden', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '双帆帆船在金绿色的海面上迎着夕阳航行',
  },
  {
    name: 'yacht-2',
    scene: { place: 'yacht', motif: 'cruiser', time: 'noon', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '白色游艇停在蔚蓝海湾，远处是青翠小岛',
  },
  {
    name: 'yacht-3',
    scene: { place: 'yacht', motif: 'bow', time: 'dawn', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '从游艇柚木船头望去，晨雾中的小岛越来越近',
  },
  {
    name: 'spa-1',
    scene: { place: 'spa', motif: 'stones', time: 'dawn', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '竹林水边的热石、兰花与烛光',
  },
  {
    name: 'spa-2',
    scene: { place: 'spa', motif: 'bath', time: 'golden', weather: 'mist', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '山景露天温泉，木盘上放着茶具，热气升腾',
  },
  {
    name: 'spa-3',
    scene: { place: 'spa', motif: 'pavilion', time: 'dusk', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '海边纱幔水疗亭，两张按摩床伴着烛光',
  },
  {
    name: 'night-market-1',
    scene: { place: 'night-market', motif: 'stalls', time: 'night', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '夏夜夜市，红灯笼下一排亮着暖灯的小摊',
  },
  {
    name: 'night-market-2',
    scene: { place: 'night-market', motif: 'alley', time: 'dusk', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '巷子里的夜市，招牌与灯笼一路延伸',
  },
  {
    name: 'night-market-3',
    scene: { place: 'night-market', motif: 'pier', time: 'dusk', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '码头夜市的摊位后，摩天轮映着紫红晚霞',
  },
  {
    name: 'kids-club-1',
    scene: { place: 'kids-club', motif: 'playground', time: 'noon', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '草地游乐场上，孩子们玩滑梯和秋千',
  },
  {
    name: 'kids-club-2',
    scene: { place: 'kids-club', motif: 'treehouse', time: 'golden', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '大树上的树屋，孩子们沿绳梯爬上爬下',
  },
  {
    name: 'kids-club-3',
    scene: { place: 'kids-club', motif: 'balloons', time: 'dawn', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '清晨热气球升空，孩子们在草坡上挥手',
  },
  {
    name: 'farm-1',
    scene: { place: 'farm', motif: 'terraces', time: 'dawn', weather: 'mist', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '晨雾里的梯田层层如镜，田边一间小屋',
  },
  {
    name: 'farm-2',
    scene: { place: 'farm', motif: 'barn', time: 'golden', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '红色谷仓前绵羊吃草，夕阳铺满牧场',
  },
  {
    name: 'farm-3',
    scene: { place: 'farm', motif: 'orchard', time: 'noon', weather: 'clouds', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '果园小径两旁挂满橘子，篮子里装着刚摘的果实',
  },
  {
    name: 'farm-4',
    scene: { place: 'farm', motif: 'orchard', time: 'night', weather: 'clear', foreground: 'none', seed: 5 },
    sizes: 'product',
    alt: '星空下的山间果园，树影成行',
  },
  // dining
  {
    name: 'dining-1',
    scene: { place: 'dining-table', motif: 'seafood', time: 'noon', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '海边餐桌上的整只红蟹、鲜虾与果汁',
  },
  {
    name: 'dining-2',
    scene: { place: 'dining-table', motif: 'candle', time: 'dusk', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '灯串下的双人烛光晚餐，窗外晚霞如火',
  },
  {
    name: 'dining-3',
    scene: { place: 'dining-table', motif: 'breakfast', time: 'dawn', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '海景早餐，松饼、咖啡、鲜果与花',
  },
  {
    name: 'dining-4',
    scene: { place: 'dining-table', motif: 'tea', time: 'golden', weather: 'clear', foreground: 'none', seed: 5 },
    sizes: 'product',
    alt: '木格窗前的广式早茶，蒸笼里冒着热气',
  },
  {
    name: 'dining-5',
    scene: { place: 'dining-table', motif: 'grill', time: 'dusk', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '海边烧烤，烤盘上串着肉与时蔬',
  },
  {
    name: 'dining-6',
    scene: { place: 'dining-table', motif: 'hotpot', time: 'night', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '圆窗前的鸳鸯火锅，两侧挂着红灯笼',
  },
  // packages
  {
    name: 'bay-1',
    scene: { place: 'bay', motif: 'islands', time: 'golden', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '喀斯特群岛之间，一叶长尾船驶向落日',
  },
  {
    name: 'bay-2',
    scene: { place: 'bay', motif: 'crescent', time: 'noon', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '弯月形沙滩与椰树，遮阳伞一路排到远处',
  },
  {
    name: 'bay-3',
    scene: { place: 'bay', motif: 'lighthouse', time: 'dusk', weather: 'clear', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '岬角上的红白灯塔，为归帆亮起光束',
  },
  {
    name: 'bay-4',
    scene: { place: 'bay', motif: 'harbour', time: 'night', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '夜色渔港，万家灯火倒映在水面',
  },
  {
    name: 'bay-5',
    scene: { place: 'bay', motif: 'islands', time: 'dawn', weather: 'mist', foreground: 'leaves', seed: 6 },
    sizes: 'product',
    alt: '薄雾清晨，棕榈叶间望见层层岛影',
  },
  {
    name: 'lagoon-2',
    scene: { place: 'lagoon', motif: 'aerial', time: 'noon', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '从空中俯瞰，礁湖小岛与水上屋连成弧线',
  },
  {
    name: 'lagoon-3',
    scene: { place: 'lagoon', motif: 'jetty', time: 'dusk', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '木栈桥笔直伸向海中的茅草水屋，灯光渐亮',
  },
  {
    name: 'lagoon-4',
    scene: { place: 'lagoon', motif: 'atolls', time: 'noon', weather: 'clouds', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '散落在碧绿海面上的环礁小岛与白帆',
  },
  {
    name: 'cliff-1',
    scene: { place: 'cliff', motif: 'domes', time: 'noon', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '悬崖上的白墙蓝顶小镇，面朝深蓝大海',
  },
  {
    name: 'cliff-2',
    scene: { place: 'cliff', motif: 'arch', time: 'golden', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '海蚀拱门下，小船驶过金色水道',
  },
  {
    name: 'cliff-3',
    scene: { place: 'cliff', motif: 'road', time: 'noon', weather: 'clouds', foreground: 'none', seed: 7 },
    sizes: 'product',
    alt: '盘山海岸公路，一辆小车驶向远方',
  },
  {
    name: 'cliff-4',
    scene: { place: 'cliff', motif: 'stacks', time: 'dawn', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '晨光中的海上石柱与开满野花的崖顶',
  },
  {
    name: 'old-town-1',
    scene: { place: 'old-town', motif: 'canal', time: 'night', weather: 'clear', foreground: 'none', seed: 1 },
    sizes: 'product',
    alt: '水乡之夜，白墙黛瓦的窗灯映满河道',
  },
  {
    name: 'old-town-2',
    scene: { place: 'old-town', motif: 'street', time: 'dusk', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '古镇老街，红灯笼一路通向远处的塔',
  },
  {
    name: 'old-town-3',
    scene: { place: 'old-town', motif: 'pagoda', time: 'dawn', weather: 'mist', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '晨雾湖畔的七层古塔与秋色山林',
  },
  {
    name: 'old-town-4',
    scene: { place: 'old-town', motif: 'rooftops', time: 'golden', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '从高处看古城，层层瓦顶沐浴在夕照里',
  },
  {
    name: 'snow-slope-3',
    scene: { place: 'snow-slope', motif: 'chalets', time: 'dusk', weather: 'snow', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '落雪黄昏，雪山脚下的木屋亮起灯',
  },
  {
    name: 'snow-slope-4',
    scene: { place: 'snow-slope', motif: 'forest', time: 'night', weather: 'snow', foreground: 'none', seed: 3 },
    sizes: 'product',
    alt: '雪夜杉林深处，一座木屋透出暖光',
  },
  {
    name: 'palm-garden-3',
    scene: { place: 'palm-garden', motif: 'hammock', time: 'noon', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'product',
    alt: '两棵椰树间的吊床，面前是碧绿浅海',
  },
  {
    name: 'palm-garden-4',
    scene: { place: 'palm-garden', motif: 'pond', time: 'dawn', weather: 'clear', foreground: 'none', seed: 2 },
    sizes: 'product',
    alt: '红桥横过荷塘，岸边秋树如火',
  },
  // goods
  {
    name: 'still-life-1',
    scene: { place: 'still-life', motif: 'tea', time: 'golden', weather: 'clear', foreground: 'none', seed: 6 },
    sizes: 'product',
    alt: '紫砂壶、茶罐与两只盛着热茶的小碗',
  },
  {
    name: 'still-life-2',
    scene: { place: 'still-life', motif: 'towel', time: 'noon', weather: 'clear', foreground: 'none', seed: 7 },
    sizes: 'product',
    alt: '三卷条纹沙滩巾，旁边放着贝壳和墨镜',
  },
  {
    name: 'still-life-3',
    scene: { place: 'still-life', motif: 'plush', time: 'noon', weather: 'clear', foreground: 'none', seed: 10 },
    sizes: 'product',
    alt: '系着红色蝴蝶结的蓝色鲸鱼毛绒玩偶',
  },
  {
    name: 'still-life-4',
    scene: { place: 'still-life', motif: 'gift', time: 'golden', weather: 'clear', foreground: 'none', seed: 8 },
    sizes: 'product',
    alt: '海浪纹礼盒与两只系着缎带的小礼物',
  },
  {
    name: 'still-life-5',
    scene: { place: 'still-life', motif: 'ceramic', time: 'noon', weather: 'clear', foreground: 'none', seed: 11 },
    sizes: 'product',
    alt: '手绘海浪纹瓷瓶插着梅枝，旁边一只茶杯',
  },
  {
    name: 'still-life-6',
    scene: { place: 'still-life', motif: 'snacks', time: 'noon', weather: 'clear', foreground: 'none', seed: 9 },
    sizes: 'product',
    alt: '装着曲奇与海岛点心的伴手礼盒和椰青',
  },
  {
    name: 'still-life-7',
    scene: { place: 'still-life', motif: 'snacks', time: 'golden', weather: 'clear', foreground: 'none', seed: 31 },
    sizes: 'product',
    alt: '夕阳下打开的点心礼盒与一只椰青',
  },
  {
    name: 'still-life-8',
    scene: { place: 'still-life', motif: 'towel', time: 'golden', weather: 'clear', foreground: 'none', seed: 32 },
    sizes: 'product',
    alt: '黄昏里卷好的条纹沙滩毯，旁边是贝壳',
  },
  {
    name: 'still-life-9',
    scene: { place: 'still-life', motif: 'ceramic', time: 'golden', weather: 'clear', foreground: 'none', seed: 33 },
    sizes: 'product',
    alt: '暖光里的手绘瓷瓶与茶杯',
  },
  {
    name: 'still-life-10',
    scene: { place: 'still-life', motif: 'gift', time: 'noon', weather: 'clear', foreground: 'none', seed: 35 },
    sizes: 'product',
    alt: '窗边的海浪纹礼盒与两只小礼物',
  },
  {
    name: 'still-life-11',
    scene: { place: 'still-life', motif: 'plush', time: 'golden', weather: 'clear', foreground: 'none', seed: 41 },
    sizes: 'product',
    alt: '暖光里的海洋毛绒玩偶',
  },
  {
    name: 'still-life-12',
    scene: { place: 'still-life', motif: 'tea', time: 'noon', weather: 'clear', foreground: 'none', seed: 42 },
    sizes: 'product',
    alt: '白天茶席上的一套茶具',
  },
  {
    name: 'still-life-13',
    scene: { place: 'still-life', motif: 'gift', time: 'noon', weather: 'clear', foreground: 'none', seed: 43 },
    sizes: 'product',
    alt: '明亮桌面上的海浪纹礼盒',
  },
  {
    name: 'still-life-14',
    scene: { place: 'still-life', motif: 'towel', time: 'noon', weather: 'clear', foreground: 'none', seed: 44 },
    sizes: 'product',
    alt: '卷好的细沙色毛巾与贝壳',
  },
  {
    name: 'still-life-15',
    scene: { place: 'still-life', motif: 'towel-blue', time: 'noon', weather: 'clear', foreground: 'none', seed: 7 },
    sizes: 'product',
    alt: '三卷潮汐蓝色的条纹沙滩巾',
  },
  {
    name: 'still-life-16',
    scene: { place: 'still-life', motif: 'towel-sand', time: 'noon', weather: 'clear', foreground: 'none', seed: 7 },
    sizes: 'product',
    alt: '三卷细沙米色的条纹沙滩巾',
  },
  // banners
  {
    name: 'banner-1',
    scene: { place: 'bay', motif: 'crescent', time: 'golden', weather: 'clear', foreground: 'leaves', seed: 11 },
    sizes: 'banner',
    alt: '金色海湾上空棕榈叶轻摇，沙滩上撑着遮阳伞',
  },
  {
    name: 'banner-2',
    scene: { place: 'lagoon', motif: 'stilts', time: 'noon', weather: 'clear', foreground: 'none', seed: 7 },
    sizes: 'banner',
    alt: '碧蓝礁湖上的一排水上屋，小船停在前方',
  },
  {
    name: 'banner-3',
    scene: { place: 'bay', motif: 'islands', time: 'dusk', weather: 'clear', foreground: 'none', seed: 9 },
    sizes: 'banner',
    alt: '晚霞里的群岛海湾，一叶长尾船缓缓归来',
  },
  {
    name: 'banner-4',
    scene: { place: 'snow-slope', motif: 'lift', time: 'dawn', weather: 'clear', foreground: 'none', seed: 6 },
    sizes: 'banner',
    alt: '粉色晨光照在雪山与缆车上',
  },
  {
    name: 'banner-5',
    scene: { place: 'old-town', motif: 'canal', time: 'dusk', weather: 'clear', foreground: 'lantern', seed: 5 },
    sizes: 'banner',
    alt: '暮色水乡，灯笼亮起，小船穿过石桥',
  },
  {
    name: 'banner-6',
    scene: { place: 'pool-villa', motif: 'infinity', time: 'dusk', weather: 'clear', foreground: 'none', seed: 4 },
    sizes: 'banner',
    alt: '紫色黄昏中的无边泳池与亮灯别墅',
  },
  {
    name: 'banner-7',
    scene: { place: 'yacht', motif: 'sail', time: 'noon', weather: 'clear', foreground: 'none', seed: 9 },
    sizes: 'banner',
    alt: '一艘白帆船在蓝天碧海间扬帆出航',
  },
  {
    name: 'banner-8',
    scene: { place: 'aquarium', motif: 'reef', time: 'noon', weather: 'clear', foreground: 'none', seed: 5 },
    sizes: 'banner',
    alt: '紫蓝色海底，海龟游过珊瑚花园',
  },
  // states
  {
    name: 'empty-shore',
    scene: { place: 'bay', motif: 'shore', time: 'dawn', weather: 'clear', foreground: 'none', seed: 7 },
    sizes: 'state',
    alt: '清晨空无一人的海岸，远处一点白帆',
  },
  {
    name: 'lost-island',
    scene: { place: 'bay', motif: 'lost', time: 'noon', weather: 'clear', foreground: 'none', seed: 6 },
    sizes: 'state',
    alt: '茫茫大海中一座只有两棵椰树的小岛',
  },
]
