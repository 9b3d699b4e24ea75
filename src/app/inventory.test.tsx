import { afterEach, describe, expect, it, vi } from 'vitest';
import { LAST_PLACE } from '../../core/catalogue/model.ts';
import type { ReviewState, Upload } from '../../core/catalogue/upload.ts';
import type { CurrentUser } from '../shared/ports/AuthPort.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

const pro = { ...ada, stripeId: 'cus_1', end_datetime: new Date('2099-12-31T23:59:59Z') };
const admin = { ...ada, isAdmin: true };
const former = { ...pro, end_datetime: new Date('2025-01-01T00:00:00Z') };
const uri = `/pictures/${'k'.repeat(20)}.webp`;
const facts = { userId: ada.userId, createdAt: 1_790_000_000, editedAt: 1_790_000_000, review: null };
const decided = { collection: 'own', order: LAST_PLACE, is_active: true };

const kite: Upload = {
  ...facts,
  id: 'kite',
  kind: 'item',
  entry: {
    ...decided,
    id: 'kite',
    name: 'Red kite',
    tag: 'Decorations',
    width: 14,
    aspect: 1.4,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'wall',
    defaultPosition: { x: 40, y: 20 },
    variants: { plain: { default: uri, opened: uri } },
    colorOrder: ['plain'],
    isContainer: false,
    isLockable: false,
  },
};
const attic: Upload = {
  ...facts,
  id: 'attic',
  kind: 'background',
  entry: {
    ...decided,
    id: 'attic',
    name: 'The attic',
    theme: 'Grandma’s',
    moods: { usual: { uri, ambient: '#ffeedd' } },
    moodOrder: ['usual'],
  },
};
const foreign: Upload = { ...kite, id: 'other', userId: 'u2', entry: { ...kite.entry, name: 'Another’s' } };
const uploads = [kite, attic, foreign];
const withUser = (user: CurrentUser | null) => memoryBackend({ user, uploads });

afterEach(closePages);

function namesOn(host: HTMLElement): (string | null)[] {
  return [...host.querySelectorAll('article h2')].map((title) => title.textContent);
}

describe('My Inventory (SPEC §2, §6)', () => {
  const shelves = {
    '/myInventory': ['Red kite', 'The attic'],
    '/myInventory/items': ['Red kite'],
    '/myInventory/backgrounds': ['The attic'],
  };

  it('route-inventory, route-inventory-items, route-inventory-backgrounds, role-inventory-flag: shows one’s own things, meant for Pro, and the guard only checks login', async () => {
    for (const [path, names] of Object.entries(shelves)) {
      const guest = await openPage(path, withUser(null));
      await guest.shows('Knock, knock.');
      expect(guest.address()).toBe(`/login?next=${encodeURIComponent(path)}`);
      closePages();
      for (const user of [pro, admin, ada, former]) {
        const { host, address, shows } = await openPage(path, withUser(user));
        await shows(names[0] ?? '');
        expect(address()).toBe(path);
        expect(namesOn(host)).toEqual(names);
        // Without the plan the page exists all the same, with an offer.
        const mayUpload = user === pro || user === admin;
        expect(control(host, 'Add things') !== undefined).toBe(mayUpload);
        expect(control(host, 'See what Pro costs')?.getAttribute('href')).toBe(
          mayUpload ? undefined : '/pricing',
        );
        closePages();
      }
    }
  });

  it('nav-inventory, role-active-pro: the tab My Inventory goes to /myInventory and is there for admins or active Pro users', async () => {
    for (const user of [pro, admin]) {
      const { host, address, shows } = await openPage('/dashboard', withUser(user));
      press(host, 'My Inventory');
      await shows('Red kite');
      expect(address()).toBe('/myInventory');
      closePages();
    }
    for (const user of [null, ada, former]) {
      const { host } = await openPage('/dashboard', withUser(user));
      expect(control(host, 'My Inventory')).toBeUndefined();
      closePages();
    }
  });

  it('shows the result of a review with its reason and note, and a later change of the item', async () => {
    const review: ReviewState = {
      reviewId: 'r1',
      status: 'rejected',
      askedAt: 1_790_000_000,
      decidedAt: 1_790_000_100,
      reason: 'wrongLight',
      note: 'Mirror it, please.',
    };
    const changed = { ...kite, review, editedAt: 1_790_000_200 };
    const { host, shows } = await openPage('/myInventory', memoryBackend({ user: pro, uploads: [changed] }));
    await shows('Not accepted');
    for (const words of ['Light from the wrong side', 'Mirror it, please.', 'Changed since'])
      expect(host.textContent).toContain(words);
  });

  it('says that the shelves are empty, or did not load, and tries again', async () => {
    const empty = await openPage('/myInventory', memoryBackend({ user: pro }));
    await empty.shows('Empty shelves');
    closePages();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const backend = withUser(pro);
    const offline = new BackendError('offline', 'No connection');
    const listUploads = vi.fn(backend.uploads.listUploads).mockRejectedValueOnce(offline);
    const failed = await openPage('/myInventory', {
      ...backend,
      uploads: { ...backend.uploads, listUploads },
    });
    await failed.shows('Your things could not be loaded');
    press(failed.host, 'Try again');
    await failed.shows('Red kite');
    log.mockRestore();
  });
});
