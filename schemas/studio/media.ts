import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'
import { kindSchema } from './item.ts'
import { doneSchema } from './sign-in.ts'

/** Bytes of a file that is uploaded. */
export const LARGEST_PICTURE = 20 * 1024 * 1024

const title = { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' } as const satisfies JSONSchema
/** Who can't see the picture hears it: a picture that says nothing has no place in the shop. */
const alt = { type: 'string', minLength: 2, maxLength: 120, pattern: '\\S\\s*\\S' } as const satisfies JSONSchema
/** Folders that pictures stand in at most: they are all in one list. */
export const MOST_FOLDERS = 100
/** '' is none. */
const folder = { type: 'string', maxLength: 20 } as const satisfies JSONSchema
const share = { type: 'number', minimum: 0, maximum: 1 } as const satisfies JSONSchema

const nameParams = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[a-z0-9][a-z0-9-]*$' } },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

const pictureRow = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    address: { type: 'string', description: 'as pages name it, without size and format' },
    source: {
      type: 'string',
      enum: ['upload', 'folder'],
      description: 'folder: a file of the shop, which only who runs it changes',
    },
    title: { type: 'string' },
    alt: {
      type: 'string',
      description: 'what is seen on it; of files of the folder, what their descriptions.json says',
    },
    width: { type: 'integer' },
    height: { type: 'integer' },
    bytes: { type: 'integer', description: 'of the file that was uploaded' },
    focus: {
      type: 'object',
      properties: { x: share, y: share },
      required: ['x', 'y'],
      additionalProperties: false,
    },
    folder: { type: 'string', description: 'that an upload stands in' },
    by: { type: 'string' },
    at: { type: 'integer' },
    trashedAt: { type: 'integer' },
    useCount: { type: 'integer', description: 'items that name it, published or as drafts' },
  },
  required: ['name', 'address', 'source', 'title', 'alt', 'useCount'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type PictureRow = FromSchema<typeof pictureRow>

const pictureUse = {
  type: 'object',
  properties: {
    kind: { anyOf: [kindSchema, { type: 'string', const: 'component' }] },
    name: { type: 'string' },
    title: { type: 'string' },
    state: { type: 'string', enum: ['published', 'draft'] },
  },
  required: ['kind', 'name', 'title', 'state'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type PictureUse = FromSchema<typeof pictureUse>

export const pictureList = {
  name: 'pictureList',
  title: { zh: '图片', en: 'Pictures that pages may name, the newest first, those of the folder last' },
  method: 'GET',
  path: '/media',
  query: {
    type: 'object',
    properties: {
      words: { type: 'string', maxLength: 60, description: 'in the title, the text, the name or the folder' },
      folder,
      shown: { type: 'string', enum: ['all', 'uploads', 'unused', 'trash'] },
      from: { type: 'integer', minimum: 0, description: 'how many are known already' },
    },
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      pictures: { type: 'array', items: pictureRow, maxItems: 60 },
      total: { type: 'integer' },
      folders: {
        type: 'array',
        maxItems: MOST_FOLDERS,
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, count: { type: 'integer' } },
          required: ['name', 'count'],
          additionalProperties: false,
        },
        description: 'those of the uploads that are shown, whatever words and folder are asked for',
      },
    },
    required: ['pictures', 'total', 'folders'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

export const picture = {
  name: 'picture',
  title: { zh: '一张图片', en: 'A picture, and where it is used' },
  method: 'GET',
  path: '/media/:name',
  params: nameParams,
  reply: {
    type: 'object',
    properties: {
      picture: pictureRow,
      uses: { type: 'array', items: pictureUse },
      replacedBy: { type: 'string', description: 'name of the picture that was made in its place' },
    },
    required: ['picture', 'uses'],
    additionalProperties: false,
  },
  problems: ['no-such-picture'],
  role: 'viewer',
} as const satisfies StudioContract

const madePicture = {
  type: 'object',
  properties: {
    picture: pictureRow,
    wasKnown: { type: 'boolean', description: 'the same file with the same focus was there already' },
  },
  required: ['picture', 'wasKnown'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const uploadPicture = {
  name: 'uploadPicture',
  title: { zh: '上传图片', en: 'A picture from a file: cropped and encoded anew, nothing else of the file is kept' },
  method: 'POST',
  path: '/media',
  query: {
    type: 'object',
    properties: {
      title,
      alt,
      folder: { ...folder, description: 'absent: that of the picture in whose place it is made' },
      x: share,
      y: share,
      replaces: {
        ...nameParams.properties.name,
        description: 'a picture in whose place it is made; that one stays while it is used',
      },
    },
    required: ['title', 'alt'],
    additionalProperties: false,
  },
  takesFile: true,
  reply: madePicture,
  problems: ['picture-refused', 'pictures-busy', 'no-such-picture', 'folders-full'],
  role: 'editor',
} as const satisfies StudioContract

export const cropPicture = {
  name: 'cropPicture',
  title: { zh: '换焦点', en: 'The same picture around another focus: a new one, since browsers keep the old one' },
  method: 'POST',
  path: '/media/:name/crop',
  params: nameParams,
  body: { type: 'object', properties: { x: share, y: share }, required: ['x', 'y'], additionalProperties: false },
  reply: madePicture,
  problems: ['picture-refused', 'pictures-busy', 'no-such-picture', 'folders-full'],
  role: 'editor',
} as const satisfies StudioContract

export const changePicture = {
  name: 'changePicture',
  title: { zh: '改名字、说明或文件夹', en: 'Another title, text or folder of a picture' },
  method: 'POST',
  path: '/media/:name',
  params: nameParams,
  body: { type: 'object', properties: { title, alt, folder }, minProperties: 1, additionalProperties: false },
  reply: doneSchema,
  problems: ['no-such-picture', 'folders-full'],
  role: 'editor',
} as const satisfies StudioContract

const folderName = { ...folder, minLength: 1, pattern: '\\S' } as const satisfies JSONSchema

export const renameFolder = {
  name: 'renameFolder',
  title: { zh: '给文件夹改名', en: 'All pictures of a folder, those in the trash too, into one of another name' },
  method: 'POST',
  path: '/media-folders/rename',
  body: {
    type: 'object',
    properties: { from: folderName, to: { ...folderName, description: 'one that is there takes them with its own' } },
    required: ['from', 'to'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { count: { type: 'integer', description: 'pictures that stand there now' } },
    required: ['count'],
    additionalProperties: false,
  },
  problems: ['no-such-folder'],
  role: 'editor',
} as const satisfies StudioContract

export const trashPicture = {
  name: 'trashPicture',
  title: { zh: '删除或恢复图片', en: 'A picture that nothing uses into the trash, or out of it' },
  method: 'POST',
  path: '/media/:name/trash',
  params: nameParams,
  body: {
    type: 'object',
    properties: { trashed: { type: 'boolean' } },
    required: ['trashed'],
    additionalProperties: false,
  },
  reply: doneSchema,
  problems: ['no-such-picture', 'picture-in-use'],
  role: 'editor',
} as const satisfies StudioContract
