import { Tabs } from '@chakra-ui/react';
import { DoorOpen, Image, Lamp, Layers } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { EDITOR_TABS, type EditorTab } from '../../../stores/editor/editorData.ts';
import { editorText } from '../../../text/editor.ts';
import { LayersTab } from '../layers/LayersTab.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { ItemsTab } from './ItemsTab.tsx';
import { RoomTab } from './RoomTab.tsx';
import { ThemesTab } from './ThemesTab.tsx';

const PARTS: Record<EditorTab, { icon: ReactNode; Content: ComponentType }> = {
  themes: { icon: <Image />, Content: ThemesTab },
  items: { icon: <Lamp />, Content: ItemsTab },
  room: { icon: <DoorOpen />, Content: RoomTab },
  layers: { icon: <Layers />, Content: LayersTab },
};

/** What a room is built of, tab by tab (SPEC §2 "Editor"). */
export function EditorTabs() {
  const activeTab = useEditor((state) => state.activeTab);
  const { setActiveTab } = useEditorActions();
  return (
    <Tabs.Root
      value={activeTab}
      onValueChange={({ value }) => {
        const tab = EDITOR_TABS.find((other) => other === value);
        if (tab) setActiveTab(tab);
      }}
      lazyMount
      unmountOnExit
      h="full"
      display="flex"
      flexDirection="column"
      minH="0"
    >
      <Tabs.List
        flexShrink="0"
        px={{ base: '1', lg: '2' }}
        position="sticky"
        top="0"
        bg="bg.panel"
        zIndex="1"
      >
        {EDITOR_TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            data-guide={tab}
            flex="1"
            justifyContent="center"
            px="0"
            gap={{ base: '1.5', lg: '1' }}
            textStyle={{ base: 'sm', lg: 'xs' }}
            flexDirection={{ lg: 'column' }}
            h={{ lg: '14' }}
            css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
          >
            {PARTS[tab].icon}
            {editorText.tabs[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {EDITOR_TABS.map((tab) => (
        <Tabs.Content key={tab} value={tab} flex="1" minH="0" overflowY="auto" p={{ base: '4', lg: '3' }}>
          {createElement(PARTS[tab].Content)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
