import { useEffect } from 'react';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';

/** How many more rooms the plan allows; null without a limit or while unknown. */
export function useFreeRooms(): number | null {
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  const count = useEditor((state) => state.roomArray.length);
  const { loadRooms } = useEditorActions();
  useEffect(() => void loadRooms(), [loadRooms]);
  return isPro || count === 0 ? null : Math.max(FREE_PLAN_ROOMS - count, 0);
}
