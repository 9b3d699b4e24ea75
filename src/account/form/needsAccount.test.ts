import { expect, it } from 'vitest';
import { needsAccount } from './needsAccount.ts';

it('knows the pages that are of no use without an account', () => {
  for (const path of ['/projects', '/projects?open-class=r1', '/admin/items', '/myInventory#top'])
    expect([path, needsAccount(path)]).toEqual([path, true]);
  for (const path of ['/dashboard', '/gameplay/r1?party=K7M4QX', '/room-editor/a', '/projectsx'])
    expect([path, needsAccount(path)]).toEqual([path, false]);
});
