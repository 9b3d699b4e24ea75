import { useEffect, useState } from 'react';
import { useProfile } from '../../shared/context/appStores.ts';
import { newId } from '../../shared/store/newId.ts';
import { createEditorPresence } from './createEditorPresence.ts';
import { useEditor } from './editorContext.ts';

/**
 * Whether another tab of this browser has the room open, which would cause conflicts. Tabs ask each other by
 * messages, since browsers withhold locks from plain http, as in a classroom.
 */
export function useIsOpenElsewhere(): boolean {
  const owner = useProfile((profile) => profile.userId);
  const documentId = useEditor((state) => state.documentId);
  const [isElsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    const channel = new BroadcastChannel(`room-editor/${owner}/${documentId}`);
    const { ask, leave } = createEditorPresence(channel, newId(), setElsewhere);
    function askIfVisible(): void {
      if (document.visibilityState === 'visible') ask();
    }
    ask();
    document.addEventListener('visibilitychange', askIfVisible);
    // A page that the browser keeps for going back has left with `pagehide`, so it asks again when it is shown.
    window.addEventListener('pageshow', ask);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', askIfVisible);
      window.removeEventListener('pageshow', ask);
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
    };
  }, [owner, documentId]);

  return isElsewhere;
}
