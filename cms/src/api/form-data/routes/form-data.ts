export default {
  type: 'content-api',
  routes: [
    {
      method: 'POST',
      path: '/form-datas',
      handler: 'form-data.create',
      config: { auth: false },
    },
  ],
}
