/** What a newcomer needs to look around; printed at start when the demo data is loaded. */
export const demoSignIns = `
Demo sign-ins (password waymark-demo):
  Back office   /admin/login      consultant · manager · admin
  Agents        /                 anke.silberfarn · luca.ponteverde
  Suppliers     /supplier/login   desk.steamvale · desk.starbasin
  Travellers    /travel-app/      reference NZFI100001
`;
