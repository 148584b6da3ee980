/** Places that are near nothing: of their sounds and words the search is to be able to choose. */
export const towns = `
  观澜里 汐云湾 松涧谷 月见岛 望海坡 青屿镇 落霞湾 听潮崖 竹溪里 霁月湖 雾凇岭 银杏坞 珊瑚里 椰影湾 晴川渡 鹭洲岛 枫丹谷 石梁镇 云顶台 梧桐里
  浪花角 桃源渡 雪松坡 茶马驿 麦浪原 镜湖畔 花溪谷 海棠里 南风岛 星河台 橘子洲 柳浪堤 金沙角 碧螺岛 温泉镇 草甸原 古榕里 灯塔角 杏花渡 翠微岭
  沧浪湾 明月坡 流萤谷 白鹿原 秋水渡 暖阳坞 蓝礁岛 风铃镇`
  .trim()
  .split(/\s+/)

/** What tells two of a kind at one place apart. */
export const styles = `
  亲子版 尊享版 周末版 平日版 慢享版 轻奢版 早鸟版 假日版 双人版 家庭版 蜜月版 暑期版 冬日版 春日版 秋日版 夜游版 清晨版 研学版 长者版 闺蜜版
  团建版 摄影版 美食版 康养版 露营版 音乐版 自驾版 环线版 深度版 轻装版 典藏版 限量版 会员版 特惠版 人气版 新春版 元宵版 端午版 中秋版 国庆版`
  .trim()
  .split(/\s+/)

export const surnames = [...'陈林黄张李王吴刘蔡杨许郑谢郭洪邱曾廖赖徐周叶苏庄吕江何罗高萧潘简朱钟彭游詹胡施沈']
export const givenNames = `
  一诺 子墨 雨桐 浩然 思远 梓涵 若溪 嘉树 清扬 知夏 书瑶 景行 安澜 望舒 既白 云舒 南乔 怀瑾 星河 予安 听雪 和风 晚晴 青禾 向晚 念慈 明远 长安
  乐知 初尧 语冰 予墨 长风 棠梨 采薇 凌霄`
  .trim()
  .split(/\s+/)
