import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAppContext } from './AppContext';

it('says how it is used where its provider is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useAppContext())).toThrow(
    'useAppContext() must be used within a <AppContext.Provider>!',
  );
});
