import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createMailedLinkStore, type MailedLinkState } from './mailedLinkStore.ts';

/** Opens a link as soon as its page is shown. */
export function useMailedLink(openLink: () => Promise<string>): MailedLinkState {
  const [store] = useState(() => createMailedLinkStore(openLink));
  useEffect(() => {
    void store.getState().open();
  }, [store]);
  return useStore(store);
}
