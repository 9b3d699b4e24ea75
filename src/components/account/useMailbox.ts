import { useEffect, useState } from 'react';
import { useBackend } from '../useBackend.ts';

/** The address of a local server's mailbox; null while it is being asked for, and where mails go out for real. */
export function useMailbox(): string | null {
  const { auth } = useBackend();
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    auth.findMailbox().then(
      (address) => isShown && setMailbox(address),
      (error: unknown) => console.error(error),
    );
    return () => {
      isShown = false;
    };
  }, [auth]);
  return mailbox;
}
