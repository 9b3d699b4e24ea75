import { useRef } from 'react';
import { newId } from '../../shared/store/newId.ts';

/**
 * Makes all changes between a field's focus and its blur one undo step (E2). The field calls `begin` when it gets the
 * focus, and passes `current()` with each command.
 */
export function useGesture() {
  const gesture = useRef('');
  return {
    begin: () => {
      gesture.current = newId();
    },
    current: () => gesture.current,
  };
}
