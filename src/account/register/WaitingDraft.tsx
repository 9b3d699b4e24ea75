import { Archive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { GUEST_OWNER } from '../../shared/ports/DraftsPort.ts';
import { accountText } from '../text/account.ts';

/** Names the draft in this browser that will move to the new account. */
export function WaitingDraft() {
  const { drafts } = useBackend();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const wanted = { owner: GUEST_OWNER, roomId: null };
    drafts
      .loadDraft(wanted, () => {})
      .then(
        (draft) => setName(draft?.room.roomName ?? null),
        // Without this browser's storage there is nothing.
        (error: unknown) => console.error(error),
      );
  }, [drafts]);
  if (name === null) return null;
  return (
    <Notice tone="info" role="status">
      <Archive aria-hidden /> <span>{accountText.waitingDraft(name)}</span>
    </Notice>
  );
}
