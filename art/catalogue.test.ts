import { describe, expect, it } from 'vitest';
import { BASIC_COLLECTION, isPack, PACK_IDS } from '../core/account/products.ts';
import { byPlace } from '../core/catalogue/byPlace.ts';
import type { CatalogueEntry } from '../core/catalogue/model.ts';
import { ITEM_TAGS } from '../core/catalogue/model.ts';
import { findFreeGround } from '../core/edit/place/findFreeGround.ts';
import { COLOURS, DIRECTIONS, SWITCH_SIGNS, SYMBOLS, TONES } from '../core/lock/signs/signs.ts';
import { hitRect, overlaps, standInstead } from '../core/room/geometry.ts';
import { DEFAULT_DOOR } from '../core/room/limits.ts';
import { START_ID } from '../core/room/model.ts';
import { newRoom } from '../core/testing/entries.ts';
import { backgrounds } from './backgrounds/library.ts';
import { backgroundCatalogue, itemCatalogue } from './catalogue.ts';
import { items } from './items/library.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './kits/stage/room.ts';
import { listPictures } from './pictures.ts';

const FLOOR_LINE_PERCENT = 74;
const STAGE_RATIO = 16 / 9;

/** The hit box at the default place, in percent of the stage. */
function footprint({ defaultPosition, hitBox, width, aspect }: CatalogueEntry) {
  const height = width * aspect * STAGE_RATIO;
  const left = defaultPosition.x + (hitBox.x * width) / 100;
  const top = defaultPosition.y + (hitBox.y * height) / 100;
  return {
    left,
    top,
    right: left + (hitBox.width * width) / 100,
    bottom: top + (hitBox.height * height) / 100,
  };
}

describe('the item catalogue', () => {
  it('R11 names pictures by id, colour and state', () => {
    const chest = itemCatalogue.find(({ id }) => id === 'chest');
    expect(chest?.variants.oak).toEqual({
      default: '/art/items/chest/oak/default.webp',
      opened: '/art/items/chest/oak/opened.webp',
    });
    const coin = itemCatalogue.find(({ id }) => id === 'coin');
    expect(coin?.variants.gold?.opened).toBe(coin?.variants.gold?.default);
  });

  it('has tops on what stands on the floor, within what is seen of it', () => {
    const furniture = items.filter(({ tops }) => tops.length > 0);
    expect(furniture.map(({ entry }) => entry.id)).toEqual(
      expect.arrayContaining(['table', 'desk', 'dresser', 'bookshelf']),
    );
    for (const { entry, tops } of furniture) {
      const { x, y, width, height } = entry.hitBox;
      expect(entry.anchor, entry.id).toBe('floor');
      for (const top of tops) {
        expect(top.x, entry.id).toBeGreaterThanOrEqual(x);
        expect(top.x + top.width, entry.id).toBeLessThanOrEqual(x + width);
        expect(top.y, entry.id).toBeGreaterThan(y);
        expect(top.y, entry.id).toBeLessThan(y + height);
      }
    }
  });

  it('has its places in the palette, tag by tag', () => {
    expect(itemCatalogue.toSorted(byPlace)).toEqual(itemCatalogue);
    const tags = itemCatalogue.map(({ tag }) => tag);
    const shelves = tags.filter((tag, index) => tag !== tags[index - 1]);
    expect(shelves).toEqual(['Storage', 'Keys', 'Decorations', 'Electronics', 'Doors']);
  });

  it('is plain data with ids of its own, in every tag', () => {
    expect(JSON.parse(JSON.stringify(itemCatalogue))).toEqual(itemCatalogue);
    const ids = [...itemCatalogue, ...backgroundCatalogue].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(itemCatalogue.map(({ tag }) => tag))).toEqual(new Set(ITEM_TAGS));
  });

  it('has 33 doors, and many keys, storage, decorations and electronics; no other tags', () => {
    const least = { Doors: 33, Keys: 22, Storage: 27, Decorations: 48, Electronics: 24 };
    expect(ITEM_TAGS).toEqual(Object.keys(least));
    expect(itemCatalogue.filter(({ tag }) => !(tag in least))).toEqual([]);
    const offered = itemCatalogue.filter(({ is_active }) => is_active);
    for (const [wanted, count] of Object.entries(least))
      expect(offered.filter(({ tag }) => tag === wanted).length, wanted).toBeGreaterThanOrEqual(count);
  });

  it('K3 has a plaque for every sign that a lock can ask for', () => {
    const plaquesWith = (names: readonly string[]) =>
      itemCatalogue.filter(
        ({ name, variants }) => /plaque/i.test(name) && names.every((sign) => sign in variants),
      );
    for (const names of [SYMBOLS, COLOURS, DIRECTIONS, TONES]) expect(plaquesWith(names)).toHaveLength(3);
    expect(plaquesWith(SWITCH_SIGNS.map((state) => `brass-${state}`))).toHaveLength(1);
    expect(plaquesWith(['one', 'nine', 'zero'])).toHaveLength(3);
    expect(plaquesWith(['one', 'eleven', 'twelve']).map(({ id }) => id)).toEqual(['brass-hour']);
    expect(plaquesWith(['five', 'fifty-five', 'zero']).map(({ id }) => id)).toEqual(['brass-minute']);
  });

  it('sells packs of ten things and a background or more; all else, the default door too, comes with every plan', () => {
    for (const pack of PACK_IDS) {
      expect(itemCatalogue.filter(({ collection }) => collection === pack).length).toBeGreaterThanOrEqual(10);
      expect(backgroundCatalogue.some(({ collection }) => collection === pack)).toBe(true);
    }
    const others = [...itemCatalogue, ...backgroundCatalogue].filter(({ collection }) => !isPack(collection));
    expect(new Set(others.map(({ collection }) => collection))).toEqual(new Set([BASIC_COLLECTION]));
    expect(others.map(({ name }) => name)).toContain('Door');
  });

  it('places nothing else before the door bay', () => {
    for (const entry of itemCatalogue.filter(({ tag }) => tag !== 'Doors')) {
      const { left, top, right, bottom } = footprint(entry);
      const isBesideBay = right <= 43 || left >= 62 || bottom <= 22 || top >= FLOOR_LINE_PERCENT;
      expect(isBesideBay, entry.id).toBe(true);
      expect(left, entry.id).toBeGreaterThanOrEqual(0);
      expect(right, entry.id).toBeLessThanOrEqual(100);
      expect(bottom, entry.id).toBeLessThanOrEqual(100);
    }
  });

  it('stands floor items on the floor, and hangs wall items on the wall', () => {
    for (const entry of itemCatalogue) {
      const { bottom } = footprint(entry);
      if (entry.anchor === 'floor') expect(bottom, entry.id).toBeGreaterThanOrEqual(FLOOR_LINE_PERCENT);
      if (entry.anchor === 'wall') expect(bottom, entry.id).toBeLessThan(FLOOR_LINE_PERCENT);
    }
  });

  it('offers only pictures that are served', () => {
    const pictures = listPictures();
    const addresses = [
      ...itemCatalogue.flatMap(({ variants }) =>
        Object.values(variants).flatMap(({ default: a, opened }) => [a, opened]),
      ),
      ...itemCatalogue.map(({ id }) => `/art/thumbs/${id}.webp`),
      ...backgroundCatalogue.flatMap(({ moods }) => Object.values(moods).map(({ uri }) => uri)),
    ];
    for (const address of addresses) {
      expect(pictures.has(address.replace(/^\/art/, '')), address).toBe(true);
    }
  });
});

describe('the doors of the catalogue', () => {
  it('R3 has the default door, its foot on the floor line', () => {
    const door = itemCatalogue.find(({ tag, name }) => tag === 'Doors' && name === 'Door');
    if (!door) throw new Error('No default door');
    expect(door).toMatchObject({ id: 'door', aspect: 1.85, width: DEFAULT_DOOR.width, is_active: true });
    expect(door.defaultPosition).toEqual({ x: DEFAULT_DOOR.x, y: DEFAULT_DOOR.y });
    expect(door.hitBox.y + door.hitBox.height).toBe(100);
    expect(footprint(door).bottom).toBeCloseTo(FLOOR_LINE_PERCENT, 0);
  });

  it('R5 gives every door one height, foot and middle, and a wide one its bay to fill', () => {
    const { x, y, ...size } = DEFAULT_DOOR;
    const doors = itemCatalogue.filter(({ tag }) => tag === 'Doors');
    const widths = doors.map(({ id, aspect, width, defaultPosition, isLockable, hitBox }) => {
      const standing = standInstead({ position: { x, y }, ...size }, aspect);
      expect(standing.width, id).toBeCloseTo(width);
      expect(standing.position.x, id).toBeCloseTo(defaultPosition.x, 1);
      expect(standing.position.y, id).toBeCloseTo(defaultPosition.y, 1);
      expect(hitBox.y + hitBox.height, id).toBe(100);
      expect(isLockable).toBe(true);
      return Math.round(width * 10) / 10;
    });
    expect(new Set(widths)).toEqual(new Set([size.width, 19.1]));
    const wide = doors.filter(({ width }) => width > size.width);
    for (const entry of wide) {
      const { left, right } = footprint(entry);
      expect(right - left, entry.id).toBeGreaterThan(17);
      expect(left, entry.id).toBeGreaterThanOrEqual(43);
      expect(right, entry.id).toBeLessThanOrEqual(62);
    }
  });
});

describe('the background catalogue', () => {
  it('begins with the study, in which a new room begins', () => {
    expect(backgroundCatalogue.toReversed().sort(byPlace)[0]?.id).toBe('study');
  });

  it('gives every mood an address of its own and a light', () => {
    for (const { id, moods } of backgroundCatalogue) {
      for (const [mood, { uri, ambient }] of Object.entries(moods)) {
        expect(uri).toBe(`/art/backgrounds/${id}/${mood}.webp`);
        expect(ambient).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });
});

describe('a new painting', () => {
  const painting = itemCatalogue.find(({ id }) => id === 'painting');
  const study = backgrounds.find(({ entry }) => entry.id === 'study');

  it.each(Object.keys(study?.entry.moods ?? {}))(
    'hangs clear of what is painted before the wall of the study, in the mood %s',
    (mood) => {
      if (!painting || !study?.furniture) throw new Error('the library has both');
      const painted = study.furniture(mood).map(([x, y, width, height]) => ({
        x: (x / STAGE_WIDTH) * 100,
        y: (y / STAGE_HEIGHT) * 100,
        width: (width / STAGE_WIDTH) * 100,
        height: (height / STAGE_HEIGHT) * 100,
      }));
      const position = findFreeGround(newRoom(), painting, START_ID, { painted });
      const place = hitRect({ ...painting, position });
      expect(painted.filter((one) => overlaps(one, place))).toEqual([]);
    },
  );
});
