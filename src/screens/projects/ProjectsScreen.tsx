import { Box, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { Room } from '../../../core/room/model.ts';
import { useProfile } from '../../components/appStores.ts';
import { loadChunk } from '../../components/loadChunk.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PAGE_WIDTH } from '../../components/pageWidth.ts';
import { useBackend } from '../../components/useBackend.ts';
import { createProjectsStore, type ProjectsStore } from '../../stores/projectsStore.ts';
import { projectsText } from '../../text/projects.ts';
import { Bin } from './Bin.tsx';
import { KeptDrafts } from './KeptDrafts.tsx';
import { OwnRooms } from './OwnRooms.tsx';
import { ProjectsHeader } from './ProjectsHeader.tsx';
import { ProjectsContext } from './projectsContext.ts';
import { WantedResults } from './WantedResults.tsx';

/** /projects: the creator's own rooms, with delete (SPEC §2), how they are played, and all that can be done to them. */
export function ProjectsScreen() {
  const store = useProjects();
  const state = useStore(store);
  const userId = useProfile((profile) => profile.userId);
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  return (
    <ProjectsContext value={store}>
      <Box width={PAGE_WIDTH} mx="auto" py={{ base: '8', md: '12' }}>
        <PageTitle page={projectsText.page} />
        <ProjectsHeader isPro={isPro} rooms={state.status === 'ready' ? state.rooms : null} />
        <Stack gap="4">
          <KeptDrafts drafts={state.drafts} />
          <OwnRooms rooms={state.rooms} onRetry={() => state.load(userId)} />
        </Stack>
        <Bin />
        <WantedResults />
      </Box>
    </ProjectsContext>
  );
}

/** The stage's code is large: it comes with the first cover. */
async function drawLazily(room: Room): Promise<string> {
  const { drawCover } = await loadChunk('cover', () => import('../../components/stage/drawCover.ts'));
  return drawCover(room);
}

function useProjects(): ProjectsStore {
  const { rooms, drafts, uploads } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const [store] = useState(() => createProjectsStore({ rooms, drafts, uploads, drawCover: drawLazily }));
  useEffect(() => void store.getState().load(userId), [store, userId]);
  return store;
}
