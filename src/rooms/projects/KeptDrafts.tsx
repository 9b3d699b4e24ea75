import { Button } from '@chakra-ui/react';
import { Archive } from 'lucide-react';
import { Notice } from '../../shared/kit/Notice.tsx';
import type { KeptDraft } from '../store/listKeptDrafts.ts';
import { projectsText } from '../text/projects.ts';
import { tellOutcome, useProjects } from './projectsContext.ts';

/** Rooms stored only in this browser, each with a button to save it to the account. */
export function KeptDrafts({ drafts }: { drafts: readonly KeptDraft[] }) {
  const addDraft = useProjects((state) => state.addDraft);
  const busyIds = useProjects((state) => state.busyIds);
  const { title, text, add, added, notAdded } = projectsText.keptDraft;
  return drafts.map((kept) => {
    const { room, changedAt, futureId } = kept.draft;
    return (
      <Notice key={futureId} tone="info" alignItems="center" flexWrap="wrap">
        <Archive aria-hidden />
        <span>
          <b>{title}</b> {text(room.roomName, new Date(changedAt))}
        </span>
        <Button
          variant="outline"
          size="sm"
          ms="auto"
          loading={busyIds.has(futureId)}
          onClick={() => tellOutcome(addDraft(kept), added(room.roomName), notAdded)}
        >
          {add}
        </Button>
      </Notice>
    );
  });
}
