import { describe, expect, it } from 'vitest'
import { deleteKey, emptyEntry, entryOf, goToSlot } from '../../domain/car-plate.ts'
import { fakeMemory } from '../../kit/fake-tools.ts'
import { firstEntry, restoredEntry, plateDraft, plateObstacle, typeInto } from './plate-typing.ts'

const text = ({ slots }: { slots: readonly string[] }) => slots.join('')

describe('what is typed into a plate', () => {
  it('fills slot by slot what fits', () => {
    expect(text(typeInto(emptyEntry, '琼a7'))).toBe('琼A7')
    expect(text(typeInto(entryOf('琼A7'), 'x!9'))).toBe('琼A7X9')
  })

  it.each(['京AD12345', '京A·D12345', ' 京a d12345 ', '京A-D12345'])(
    'that is a whole plate, %s, replaces all',
    (whole) => {
      expect(text(typeInto(entryOf('琼A7D25K'), whole))).toBe('京AD12345')
    },
  )
})

describe('what is kept of a plate', () => {
  it.each([emptyEntry, entryOf('琼A7'), entryOf('琼A7D25K8'), deleteKey(goToSlot(entryOf('琼A7D25K'), 3))])(
    'comes back slot by slot: %o',
    (entry) => {
      const memory = fakeMemory()
      plateDraft.keep(memory, entry.slots, '琼A7D25K')
      expect(restoredEntry(plateDraft.read(memory, '琼A7D25K'))?.slots).toEqual(entry.slots)
    },
  )

  const slotsOf = (chars: string) => [...chars].map((char) => char.replace('_', ''))

  it('goes on at the first empty slot', () => {
    expect(restoredEntry(slotsOf('琼A7_____'))?.at).toBe(3)
    expect(restoredEntry(slotsOf('琼A_D25K_'))?.at).toBe(2)
    expect(restoredEntry(slotsOf('琼A7D25K8'))?.at).toBe(7)
  })

  it.each(['', '琼A7D25K', '琼O7D25K_', '使A7D25K_', '琼A7D25K学', '________1'])('is not read from %s', (kept) =>
    expect(restoredEntry(slotsOf(kept))).toBeUndefined(),
  )

  it('is nothing when nothing was', () => expect(restoredEntry(undefined)).toBeUndefined())
})

describe('a plate that is sent', () => {
  it('begins with the one that is changed', () => {
    expect(text(firstEntry('琼A7D25K'))).toBe('琼A7D25K')
    expect(firstEntry('')).toEqual(emptyEntry)
  })

  it('is not one that is registered already, but for the one that is changed', () => {
    const registered = ['琼A7D25K', '京AD12345']
    expect(plateObstacle(entryOf('京AD12345'), registered, '')).toBe('这个车牌已经登记过')
    expect(plateObstacle(entryOf('京AD12345'), registered, '琼A7D25K')).toBe('这个车牌已经登记过')
    expect(plateObstacle(entryOf('琼A7D25K'), registered, '琼A7D25K')).toBeUndefined()
    expect(plateObstacle(entryOf('琼A7D'), registered, '')).toBeUndefined()
  })
})
