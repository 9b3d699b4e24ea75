import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { useProfile } from '../../components/appStores.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { failureText } from '../../components/failureText.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { toaster } from '../../components/toaster.ts';
import { useBackend } from '../../components/useBackend.ts';
import { createProjectsStore } from '../../stores/projectsStore.ts';
import { projectsText } from '../../text/projects.ts';
import { OwnRooms } from './OwnRooms.tsx';
import { ProjectsHeader } from './ProjectsHeader.tsx';

/** /projects: the creator's own rooms, with delete (SPEC §2). */
export function ProjectsScreen() {
  const { rooms: port } = useBackend();
  const [store] = useState(() => createProjectsStore(port));
  const state = useStore(store);
  const userId = useProfile((profile) => profile.userId);
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  const [doomed, setDoomed] = useState<SummaryEntry | null>(null);

  useEffect(() => {
    store.getState().load(userId);
  }, [store, userId]);

  async function deleteRoom(room: SummaryEntry) {
    setDoomed(null);
    try {
      await state.deleteRoom(room.id);
      toaster.create({ title: projectsText.deleted(room.roomName), type: 'success' });
    } catch (error) {
      console.error(error);
      const title = projectsText.notDeleted(room.roomName);
      toaster.create({ title, description: failureText(error), type: 'error' });
    }
  }

  return (
    <Box maxW="76rem" w="100%" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12' }}>
      <PageTitle page={projectsText.page} />
      <ProjectsHeader isPro={isPro} roomCount={state.status === 'ready' ? state.rooms.length : null} />
      <OwnRooms state={state} onRetry={() => state.load(userId)} onDelete={setDoomed} />
      {doomed && (
        <ConfirmDialog
          title={projectsText.confirm.title(doomed.roomName)}
          text={projectsText.confirm.text}
          confirmLabel={projectsText.confirm.confirm}
          onConfirm={() => deleteRoom(doomed)}
          onCancel={() => setDoomed(null)}
        />
      )}
    </Box>
  );
}
