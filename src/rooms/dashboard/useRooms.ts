import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBackend } from '../../shared/context/useBackend.ts';
import { presentLanguage } from '../../shared/language/language.ts';
import { logFailure } from '../../shared/load/logFailure.ts';
import type { DashboardPort } from '../../shared/ports/DashboardPort.ts';
import { createDashboardStore, type DashboardState, type DashboardStore } from '../store/dashboardStore.ts';
import type { ListInAddress } from './useListInAddress.ts';

/** The list shown last, with all its pages, for a return to it. */
const lastShown = new WeakMap<DashboardPort, DashboardStore>();

/** The published rooms for the address. The back button restores the list with the pages loaded so far. */
export function useRooms(list: ListInAddress): DashboardState {
  const { dashboard } = useBackend();
  const isReturn = useNavigationType() === 'POP';
  const [store] = useState(
    () => (isReturn && lastShown.get(dashboard)) || createDashboardStore(dashboard, presentLanguage),
  );
  const { sortBy, search, language } = list;
  useEffect(() => {
    lastShown.set(dashboard, store);
    if (!shows(store.getState(), { sortBy, search, language }))
      logFailure(store.getState().open(sortBy, { search, language }));
  }, [dashboard, store, sortBy, search, language]);
  return useStore(store);
}

type Asked = Pick<ListInAddress, 'sortBy' | 'search' | 'language'>;

function shows(state: DashboardState, { sortBy, search, language }: Asked): boolean {
  const isSame = state.sortBy === sortBy && state.search === search && state.language === language;
  return isSame && state.status === 'ready';
}
