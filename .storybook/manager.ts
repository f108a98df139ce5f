import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { statuses } from './part-page/statuses';

/** One badge a status, beside the name of the part in the sidebar and in the toolbar of its stories. */
const tagBadges: TagBadgeParameters = Object.entries(statuses).map(
  ([tag, { name, meaning, color, background }]) => ({
    tags: tag,
    badge: {
      text: name,
      tooltip: meaning,
      style: { color, backgroundColor: background, borderColor: color },
    },
    display: { sidebar: [{ type: 'component', skipInherited: false }], toolbar: ['docs', 'story'] },
  }),
);

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Forsikringsportalen',
    brandImage: './brand/logo.svg',
    brandTarget: '_self',
    brandUrl: './?path=/docs/ui-kit-welcome--docs',
    colorPrimary: '#2f4a6d',
    colorSecondary: '#2f4a6d',
    appBg: '#f4f5f7',
  }),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // A page of the portal, and a page of frames, has no controls and needs the room.
    showPanel: ({ storyId, index }, shown) => {
      const entry = index?.[storyId];
      if (entry?.type !== 'story') return shown;
      return entry.tags.includes('frames') || entry.title.startsWith('Pages/') ? false : shown;
    },
  },
  tagBadges,
});

// The pages of the portal need the room: Storybook begins with 300 px, and its configuration has no width.
addons.register('narrow-sidebar', (api) => api.setSizes({ navSize: 240 }));
