import { afterEach, describe, expect, it } from 'vitest';
import type { ManagedEntry } from '../../core/catalogue/managedEntry.ts';
import type { ReviewEntry } from '../../core/catalogue/review.ts';
import { backgroundEntry, chestEntry, doorEntry } from '../../core/testing/entries.ts';
import { typeText } from '../shared/form/testing/typeText.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import { until } from '../shared/testing/until.ts';
import { createMemory, type Memory } from './testing/memory/memory.ts';
import { createMemoryBackend, memoryBackend } from './testing/memory/memoryBackend.ts';
import { ada, closePages, control, openPage, press, typeInto } from './testing/openPage.ts';

const admin = { ...ada, isAdmin: true };
const ITEM_REVIEWS = '/admin/itemLibrary reviews';
const BACKGROUND_REVIEWS = '/admin/background reviews';
/** The cursor of a further page. */
const NEXT = { place: 1, id: 'a' };
afterEach(closePages);

const FACTS = {
  userId: 'priya',
  userName: 'Priya',
  status: 'waiting',
  askedAt: 1_790_000_000,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  note: null,
  heldBy: null,
  canUndo: false,
} as const;

function offeredItem(id: string, name: string): ReviewEntry {
  return { ...FACTS, id, kind: 'item', entry: { ...chestEntry, id, name } };
}

function offer(...reviews: ReviewEntry[]): Pick<Memory, 'reviews'> {
  return { reviews: new Map(reviews.map((review) => [review.id, review])) };
}

const hall: ReviewEntry = {
  ...FACTS,
  id: 'hall',
  kind: 'background',
  entry: { ...backgroundEntry, name: 'Hall' },
};
const managed: readonly ManagedEntry[] = [
  { kind: 'item', entry: doorEntry, setByAdmin: [] },
  { kind: 'item', entry: { ...chestEntry, name: 'Chest' }, setByAdmin: [] },
  { kind: 'background', entry: backgroundEntry, setByAdmin: [] },
];

function pressKey(key: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
}

/** Types into the field with this label. */
function fill(label: string, text: string): void {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = document.getElementById(named?.htmlFor ?? '');
  typeText(field, text);
}

/** Checks that only admins get a page: other users are led to /dashboard, guests to /login. */
async function expectAdminsOnly(path: string): Promise<void> {
  const guest = await openPage(path, memoryBackend());
  await until(() => expect(guest.address()).toContain('/login?next='));
  closePages();
  const other = await openPage(path, memoryBackend({ user: ada }));
  await until(() => expect(other.address()).toBe('/dashboard'));
  closePages();
}

describe('the review of uploads (SPEC §1, §2)', () => {
  it('route-admin-item-reviews: /admin/itemLibrary reviews is the review of uploaded item-library entries, for admins only', async () => {
    await expectAdminsOnly(ITEM_REVIEWS);
    const memory = createMemory({ user: admin, ...offer(offeredItem('lamp', 'A lamp'), hall) });
    const page = await openPage('/admin/itemLibrary-reviews', createMemoryBackend(memory));
    await page.shows('1 waiting, oldest first.');
    expect(decodeURI(page.address())).toBe(ITEM_REVIEWS);
    await page.shows('A lamp');
    expect(page.host.textContent).not.toContain('Hall');
    press(page.host, 'Approve A');
    await page.shows('“A lamp” approved.');
    expect(memory.reviews.get('lamp')).toMatchObject({ status: 'approved' });
  });

  it('route-admin-background-reviews: /admin/background reviews is the review of uploaded backgrounds, for admins only', async () => {
    await expectAdminsOnly(BACKGROUND_REVIEWS);
    const memory = createMemory({ user: admin, ...offer(offeredItem('lamp', 'A lamp'), hall) });
    const page = await openPage('/admin/background-reviews', createMemoryBackend(memory));
    await page.shows('Hall');
    expect(decodeURI(page.address())).toBe(BACKGROUND_REVIEWS);
    expect(page.host.textContent).not.toContain('A lamp');
    press(page.host, 'Approve A');
    await page.shows('Nobody is waiting');
    expect(memory.reviews.get('hall')).toMatchObject({ status: 'approved' });
    // The key for undoing also works after the queue's last decision.
    pressKey('z');
    await page.shows('1 waiting');
    expect(memory.reviews.get('hall')).toMatchObject({ status: 'waiting' });
  });

  it('is worked through by keys: next, a rejection that asks for its reason, the way back', async () => {
    const reviews = offer(
      offeredItem('a', 'A lamp'),
      offeredItem('b', 'A bust'),
      offeredItem('c', 'A clock'),
    );
    const memory = createMemory({ user: admin, ...reviews });
    const { host, shows, hides } = await openPage(ITEM_REVIEWS, createMemoryBackend(memory));
    await shows('3 waiting');
    pressKey('j');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('A bust'));
    pressKey('r');
    await shows('Choose a reason first.');
    pressKey('3');
    await hides('Choose a reason first.');
    pressKey('r');
    await shows('“A bust” rejected.');
    expect(memory.reviews.get('b')).toMatchObject({ status: 'rejected', reason: 'wrongLight' });
    expect(host.querySelector('h2')?.textContent).toBe('A clock');
    pressKey('z');
    await shows('3 waiting');
    expect(memory.reviews.get('b')).toMatchObject({ status: 'waiting' });
    for (const key of ['x', 'j', 'x']) pressKey(key);
    await shows('Decision on 2 pictures');
    pressKey('a');
    await shows('2 approved.');
    expect(host.querySelector('h2')?.textContent).toBe('A lamp');
  });

  it('decides several at once, and says who was faster', async () => {
    const taken = { ...offeredItem('b', 'A bust'), heldBy: 'Ben' };
    const memory = createMemory({ user: admin, ...offer(offeredItem('a', 'A lamp'), taken) });
    const { host, shows } = await openPage(ITEM_REVIEWS, createMemoryBackend(memory));
    await shows('“A bust” is being looked at by Ben.');
    host.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await until(() => expect(host.querySelectorAll('input[type=checkbox]')).toHaveLength(3));
    for (const box of [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].slice(1))
      box.click();
    await shows('Decision on 2 pictures');
    memory.reviews.set('b', { ...taken, status: 'rejected', decidedBy: 'Ben' });
    press(host, 'Approve A');
    await shows('Ben was faster: “A bust” is rejected.');
    await shows('“A lamp” approved.');
  });

  it('says that the queue did not load, and tries again', async () => {
    const backend = createMemoryBackend(createMemory({ user: admin }));
    const { listReviews } = backend.calls;
    let isOffline = true;
    const listOnline: typeof listReviews = async (request) => {
      if (isOffline) throw new BackendError('offline', 'No connection');
      return listReviews(request);
    };
    backend.calls = { ...backend.calls, listReviews: listOnline };
    const { host, shows } = await openPage(ITEM_REVIEWS, backend);
    await shows('The queue could not be loaded');
    isOffline = false;
    press(host, 'Try again');
    await shows('Every picture has had its answer.');
  });
});

describe('the keys of a queue', () => {
  it('goes on with the next page by keys, and leaves letters alone where they are turned off', async () => {
    const backend = createMemoryBackend(
      createMemory({ user: admin, ...offer(offeredItem('a', 'A lamp'), offeredItem('b', 'A bust')) }),
    );
    const { listReviews } = backend.calls;
    const listOneAPage: typeof listReviews = async (request) => {
      const { reviews, waiting } = await listReviews(request);
      const isFirst = request.after === undefined;
      return {
        reviews: isFirst ? reviews.slice(0, 1) : reviews.slice(1),
        waiting,
        next: isFirst ? NEXT : null,
      };
    };
    backend.calls = { ...backend.calls, listReviews: listOneAPage };
    const { host, shows } = await openPage(ITEM_REVIEWS, backend);
    await shows('2 waiting');
    pressKey('j');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('A bust'));
    pressKey('?');
    await shows('choose the reason with that number');
    document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
    await until(() => expect(localStorage.getItem('review-keys')).toBe('off'));
    press(document.body, 'Close');
    await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
    for (const key of ['k', 'a', '?']) pressKey(key);
    await shows('2 waiting');
    expect(host.querySelector('h2')?.textContent).toBe('A bust');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('the management of the catalogue (SPEC §1, §2)', () => {
  it('route-admin-items: /admin/items is the management of items, for admins only', async () => {
    await expectAdminsOnly('/admin/items');
    const memory = createMemory({ user: admin, managed: { entries: managed } });
    const { host, shows, hides } = await openPage('/admin/items', createMemoryBackend(memory));
    await shows('2 things in the catalogue.');
    typeInto(host, 'Search the catalogue', 'che');
    await hides('Edit Door');
    press(host, 'Edit Chest');
    await shows('Offered in the editor');
    host.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
    await shows('Rooms that use it keep it');
    press(host, 'Save');
    await shows('1 field changed by admins');
    expect(memory.managed.entries[1]).toMatchObject({
      entry: { is_active: false },
      setByAdmin: ['is_active'],
    });
  });

  it('puts an entry into a new collection by its name, says where it holds things, and gives it a colour', async () => {
    const memory = createMemory({ user: admin, managed: { entries: managed } });
    const { host, shows } = await openPage('/admin/items', createMemoryBackend(memory));
    await shows('2 things');
    press(host, 'Edit Chest');
    await shows('Collection or pack');
    const choice = [...host.querySelectorAll('select')].find(({ value }) => value === 'basic');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(choice, '+');
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
    await shows('Name of the collection');
    fill('Name of the collection', 'Attic finds!');
    press(host, 'Set where its contents are visible');
    await shows('Where its contents are visible');
    fill('Name of the new one', 'Sea green');
    await until(() => expect(control(host, 'Add')).toMatchObject({ disabled: false }));
    press(host, 'Add');
    await shows('Sea green');
    press(host, 'Save');
    await shows('Storage, attic-finds');
    expect(memory.managed.entries[1]).toMatchObject({
      entry: { collection: 'attic-finds', holds: { x: 20, y: 20, width: 60, height: 60 } },
      setByAdmin: expect.arrayContaining(['collection', 'holds', 'variants']),
    });
  });

  it('route-admin-backgrounds: /admin/backgrounds is the management of backgrounds, for admins only', async () => {
    await expectAdminsOnly('/admin/backgrounds');
    const memory = createMemory({ user: admin, managed: { entries: managed } });
    const { host, shows } = await openPage('/admin/backgrounds', createMemoryBackend(memory));
    await shows('1 background in the catalogue.');
    press(host, 'Edit Study');
    await shows('Theme');
    fill('Theme', 'Manor');
    press(host, 'Save');
    await shows('Manor');
    expect(memory.managed.entries[2]).toMatchObject({ entry: { theme: 'Manor' }, setByAdmin: ['theme'] });
  });

  it('SPEC 8 does not deselect the door that every new room begins with', async () => {
    const memory = createMemory({ user: admin, managed: { entries: managed } });
    const { host, shows } = await openPage('/admin/items', createMemoryBackend(memory));
    await shows('2 things');
    press(host, 'Edit Door');
    await shows('Offered in the editor');
    host.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
    await shows('Rooms that use it keep it');
    press(host, 'Save');
    await shows('Every new room starts with this door.');
    expect(memory.managed.entries[0]).toMatchObject({ entry: { is_active: true } });
  });
});
