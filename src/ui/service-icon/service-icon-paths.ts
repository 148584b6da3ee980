/** Strokes on a grid of 24, as those of src/ui/icon: here are the ones that no first view of the home page needs. */
export const serviceIconPaths = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8 3.5V8M16 3.5V8M9 15l2.2 2.2L15.5 13',
  chat: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8.5 11h.01M12 11h.01M15.5 11h.01',
  check: 'M5 12.5l4.6 4.6L19 7.5',
  clock: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.5V12l3 2',
  coupon:
    'M4.5 6.5h15a1 1 0 0 1 1 1v2.3a2.2 2.2 0 0 0 0 4.4v2.3a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-2.3a2.2 2.2 0 0 0 0-4.4V7.5a1 1 0 0 1 1-1zM9.5 9.5L12 12.3l2.5-2.8M12 12.3V15M10 13h4',
  edit: 'M5 19h3.2L19 8.2 15.8 5 5 15.8zM13.4 7.4l3.2 3.2',
  gift: 'M4.5 11.5h15v8h-15zM3.5 7.8h17v3.7h-17zM12 7.8v11.7M12 7.8C9 7.8 7.4 6.9 7.4 5.4S10.8 3 12 7.8C13.2 3 16.6 3.9 16.6 5.4S15 7.8 12 7.8',
  heart: 'M12 19.8C6.5 15.7 3.8 12.7 3.8 9.3A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 8.2 2.2c0 3.4-2.7 6.4-8.2 10.5z',
  phone:
    'M7.2 3.8l2.3 4.1-1.7 2c.9 2.2 3.1 4.4 5.3 5.3l2-1.7 4.1 2.3c.3 2.6-1.3 4.4-3.4 4.2C9.5 19.5 4.5 14.5 4 8.2 3.8 5.5 5.2 3.8 7.2 3.8z',
  refund: 'M5.5 9.5A7.5 7.5 0 1 1 4.5 13M5 5v4.7h4.7M9.3 9.5L12 12.7l2.7-3.2M12 12.7V16.5M9.8 13.7h4.4',
  star: 'M12 4l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z',
  wallet:
    'M4.5 7.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6.5A1.5 1.5 0 0 1 5.5 5H16.5M15.5 13.5h.01',
} as const satisfies Record<string, string>

export type ServiceIconName = keyof typeof serviceIconPaths

export const serviceIconNames = Object.keys(serviceIconPaths) as readonly ServiceIconName[]
