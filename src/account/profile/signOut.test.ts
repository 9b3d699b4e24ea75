import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createTabStore } from '../../shared/store/tabStore.ts';
import { signOut } from './signOut.ts';

function parts() {
  const done: string[] = [];
  const tab = createTabStore();
  tab.getState().setTab('projects');
  return {
    done,
    tab,
    auth: { signOut: async () => void done.push('signed out') },
    storage: { clear: () => void done.push('storage cleared') },
    drafts: { clearDrafts: async (owner: string) => void done.push(`drafts of ${owner} cleared`) },
    keptWorks: { clearWorks: async (owner: string) => void done.push(`bench of ${owner} cleared`) },
  };
}

describe('signOut (SPEC §2)', () => {
  it('signs out first, then clears local storage, the drafts and the bench, and resets the tab to Home', async () => {
    const { done, ...all } = parts();
    await signOut('u1', all);
    expect(done).toEqual(['signed out', 'storage cleared', 'drafts of u1 cleared', 'bench of u1 cleared']);
    expect(all.tab.getState().currentTab).toBe('home');
  });

  it('clears nothing when the sign-in service fails', async () => {
    const { done, ...all } = parts();
    const offline = new BackendError('offline', 'No connection');
    const auth = { signOut: () => Promise.reject(offline) };
    await expect(signOut('u1', { ...all, auth })).rejects.toBe(offline);
    expect(done).toEqual([]);
    expect(all.tab.getState().currentTab).toBe('projects');
  });

  it('only logs drafts that cannot be cleared: the user is signed out already', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { done, ...all } = parts();
    const drafts = { clearDrafts: () => Promise.reject(new Error('storage is locked')) };
    await signOut('u1', { ...all, drafts });
    expect(done).toContain('signed out');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
