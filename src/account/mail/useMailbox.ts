import { useCallback } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** The address of a local server's mailbox; null while unknown, and where mails are really sent. */
export function useMailbox(): string | null {
  const { auth } = useBackend();
  return useAnswer(
    useCallback(() => auth.findMailbox(), [auth]),
    null,
  );
}
