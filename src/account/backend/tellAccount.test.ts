import { expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../shared/ports/AuthPort.ts';
import { tellAccount } from './tellAccount.ts';

const ada = { userId: 'u1', name: 'Ada', email: 'ada@example.org' } as CurrentUser;

it('reports a name or address once, and again where it changed or the report failed', async () => {
  const kept = new Map<string, string | undefined>();
  const memory = {
    read: (key: string) => kept.get(key),
    write: (key: string, value?: string) => void kept.set(key, value),
  };
  const keepAccount = vi.fn(async () => ({}));
  const tell = (user: CurrentUser) => tellAccount({ keepAccount }, memory, user);
  keepAccount.mockRejectedValueOnce(new Error('offline'));
  await expect(tell(ada)).rejects.toThrow('offline');
  for (const user of [ada, ada, { ...ada, name: 'Ada B.' }, ada]) await tell(user);
  expect(keepAccount).toHaveBeenCalledTimes(4);
});
