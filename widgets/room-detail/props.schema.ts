import type { FromSchema } from 'json-schema-to-ts'
import { hotelRoomSchema } from '../../schemas/domain/hotel.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const of = hotelRoomSchema.properties

export const roomDetailProps = {
  title: '房型详情',
  type: 'object',
  properties: {
    room: {
      type: 'object',
      title: '一个房型',
      description: '例如弹层里的 {{ state.room }}。',
      properties: {
        hotelRoomName: of.hotelRoomName,
        floorArea: of.floorArea,
        floor: of.floor,
        hotelBedTypeName: of.hotelBedTypeName,
        canExtraBed: of.canExtraBed,
        hotelFacilityTypeNames: of.hotelFacilityTypeNames,
        description: of.description,
        imgUrl: of.imgUrl,
        maxBookPerson: of.maxBookPerson,
      },
      required: ['hotelRoomName'],
    },
  },
  required: ['room'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RoomDetailProps = FromSchema<typeof roomDetailProps>
