import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hang, json, text } from '../core/startTestServer';
import { renderForCustomer } from './startTestCustomer';
import { useUnreadMessages } from './useUnreadMessages';

describe('unread messages', () => {
  test('come from the insurer, and from the partner bank for its customers', async () => {
    const { result } = await renderForCustomer(
      {
        getUnreadMessages: json({ hasUlesteMeldinger: false }),
        getPartnerMessages: json({ antallUleste: 2 }),
      },
      () => useUnreadMessages({ distributor: 'granbanken' }),
    );
    await waitFor(() => expect(result.current).toMatchObject({ data: true, loading: false }));
  });

  test('are undefined while one read is pending and the other returned none', async () => {
    const { api, result } = await renderForCustomer(
      { getUnreadMessages: json({ hasUlesteMeldinger: false }), getPartnerMessages: hang },
      () => useUnreadMessages({ distributor: 'granbanken' }),
    );
    await waitFor(() => expect(api.countOf('getPartnerMessages')).toBe(1));
    expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: true });
  });

  test.each(['getUnreadMessages', 'getPartnerMessages'] as const)(
    'are undefined when %s fails, and known after it succeeds',
    async (failing) => {
      const { api, result } = await renderForCustomer(
        {
          getUnreadMessages: json({ hasUlesteMeldinger: false }),
          getPartnerMessages: json({ antallUleste: 0 }),
          [failing]: text('', 404),
        },
        () => useUnreadMessages({ distributor: 'granbanken' }),
      );
      await waitFor(() => expect(result.current.error).toBeDefined());
      expect(result.current.data).toBeUndefined();
      api.change({
        getUnreadMessages: json({ hasUlesteMeldinger: false }),
        getPartnerMessages: json({ antallUleste: 1 }),
      });
      act(() => result.current.reload());
      await waitFor(() => expect(result.current).toMatchObject({ data: true, error: undefined }));
    },
  );

  test('are not read from the partner bank for other customers', async () => {
    const { api, result } = await renderForCustomer(
      { getUnreadMessages: json({ hasUlesteMeldinger: true }) },
      () => useUnreadMessages({ distributor: 'fjordbanken' }),
    );
    await waitFor(() => expect(result.current).toMatchObject({ data: true, loading: false }));
    expect(api.countOf('getPartnerMessages')).toBe(0);
  });
});
